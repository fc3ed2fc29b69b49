import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { office020400, readCheckCode } from '@pabean/api/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import { labelKinds, neededLists } from '../../data/reference-data.ts';
import { demoTfaSecret } from '../../demo/demo-people.ts';
import { createPdfWriter, defaultPdfOptions } from '../../documents/pdf-writer.ts';
import type { Deps } from '../../http/deps.ts';
import { sendDueMails } from '../../mail/outbox.ts';
import { openDeps } from '../../open-deps.ts';
import { type AllRows, comparable, readAllRows } from '../../testing/all-rows.ts';
import { describeStore } from '../../testing/describe-store.ts';
import { call, testPassword } from '../../testing/index.ts';
import { emptyTables, keptStores, openKeptStore } from '../../testing/kept-stores.ts';
import { readOverApi } from '../../testing/read-over-api.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { readSchema } from '../../testing/schema.ts';
import { testSecret } from '../../testing/test-server.ts';
import { silentLog } from '../log.ts';
import { openText } from '../sealed.ts';
import { migrations } from './migrations/index.ts';
import { openStore } from './open-store.ts';

/** Tables and columns (`table.column`) that a migration has dropped, renamed or corrected on purpose. */
const changed: readonly string[] = [];

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('there is a store of every schema', () => {
  expect(keptStores()).toEqual(Object.keys(migrations));
});

describeStore('a store of schema', (engine) => {
  describe.each(keptStores())('%s', (migration) => {
    let dataDir: string;
    let deps: Deps;
    let before: AllRows;
    let after: AllRows;
    beforeAll(async () => {
      dataDir = mkdtempSync(join(tmpdir(), 'pabean-kept-'));
      const databaseUrl = await engine.createDatabase();
      await openKeptStore(migration, engine.name, dataDir, databaseUrl);
      const asItWas = openStore({ dataDir, databaseUrl });
      before = await readAllRows(asItWas);
      await asItWas.close();
      const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SECRET: testSecret, DEMO: '0' };
      const opened = await openDeps(readConfig(environment), { profile: office020400 }, silentLog);
      // With a low priority, a busy machine would draw visitors' documents late.
      const visitors = { ...defaultPdfOptions.visitors, isBackground: false };
      deps = { ...opened, pdf: createPdfWriter({ visitors }) };
      after = await readAllRows(deps.store);
    });
    afterAll(async () => {
      await deps.store.close();
      rmSync(dataDir, { recursive: true });
    });

    const send = (path: string, init: RequestInit) => createApp(deps).request(path, init);

    test('had rows in every table', () => {
      expect(emptyTables(before, engine.name)).toEqual([]);
    });

    test('has the schema of a new store', async () => {
      const fresh = await engine.createServer();
      const expected = await readSchema(fresh.store);
      await fresh.close();
      expect(await readSchema(deps.store)).toEqual(expected);
    });

    test('keeps every row', () => {
      for (const [table, rows] of before) {
        if (changed.includes(table)) continue;
        const columns = Object.keys(rows[0] ?? {}).filter(
          (column) => !changed.includes(`${table}.${column}`),
        );
        const kept = (after.get(table) ?? []).filter(
          // Kinds of labels and lists that were added later are tested below.
          ({ kind, list }) =>
            (table !== 'code_label' || rows.some((row) => row.kind === kind)) &&
            (table !== 'reference_entry' || rows.some((row) => row.list === list)),
        );
        expect([table, comparable(kept, columns)]).toEqual([table, comparable(rows, columns)]);
      }
    });

    test('has labels of every kind that this version knows', () => {
      const kinds = after.get('code_label')?.map(({ kind }) => kind);
      expect([...new Set(kinds)].sort()).toEqual(labelKinds.toSorted());
    });

    test('has the lists that goods need', () => {
      const lists = after.get('reference_entry')?.map(({ list }) => list);
      for (const list of neededLists) expect(lists).toContain(list);
    });

    test('keeps the content of every file', async () => {
      const files = await deps.store.db.selectFrom('stored_file').selectAll().execute();
      expect(new Set(files.map(({ media_type }) => media_type)).size).toBeGreaterThanOrEqual(3);
      for (const file of files) {
        const bytes = await deps.files.read(file.id);
        expect(bytes && sha256(bytes)).toBe(file.sha256);
      }
    });

    test('lets every account sign in and read everything', async () => {
      const accounts = await deps.store.db
        .selectFrom('account')
        .select('username')
        .where('tfa', '=', 'off')
        .execute();
      const { ids, files } = await readOverApi(
        send,
        accounts.map(({ username }) => username),
      );
      const stored = (table: string) => new Set(after.get(table)?.map(({ id }) => id));
      expect(ids).toEqual(new Map([...ids.keys()].map((table) => [table, stored(table)])));
      const kept = await deps.store.db
        .selectFrom('stored_file')
        .innerJoin('dokap', 'dokap.file_id', 'stored_file.id')
        .select('stored_file.sha256')
        .execute();
      expect(new Set(files.map(sha256))).toEqual(new Set(kept.map((file) => file.sha256)));
    }, 60_000);

    test('has applications and PPFTZ records at every status, and permits of the free-trade zone', () => {
      const statuses = (table: string) => new Set(after.get(table)?.map(({ status }) => status));
      const known = (kind: string) =>
        new Set(after.get('code_label')?.flatMap((label) => (label.kind === kind ? [label.code] : [])));
      expect(statuses('application')).toEqual(known('status'));
      expect(statuses('ppftz')).toEqual(known('ppftz'));
      const ofZone = after.get('permit_type')?.flatMap(({ id, area }) => (area === 'ftz' ? [id] : []));
      const filed = after.get('application')?.map(({ permit_type_id }) => permit_type_id);
      expect(ofZone?.some((type) => filed?.includes(type))).toBe(true);
    });

    test('draws a licence, a PPFTZ record and a transit request as PDF', async () => {
      const licence = await deps.store.db
        .selectFrom('application')
        .innerJoin('account', 'account.id', 'application.owner_account_id')
        .where('application.status', '=', '50')
        .where('application.file_id', 'is', null)
        .select(['application.id', 'approval_number', 'username'])
        .executeTakeFirstOrThrow();
      const record = await deps.store.db
        .selectFrom('ppftz')
        .innerJoin('account', 'account.id', 'ppftz.owner_account_id')
        .where('ppftz.status', '=', '150')
        .select(['ppftz.id', 'aju_number', 'username'])
        .executeTakeFirstOrThrow();
      const transit = await deps.store.db.selectFrom('transit_request').selectAll().executeTakeFirstOrThrow();
      const tokenOf = async (username: string) =>
        (await call(send, 'signIn', { body: { username, password: testPassword } })).answer?.token;
      const ofLicence = { params: { user: licence.username, id: licence.id } };
      const ofRecord = { params: { kind: 'ppftz', id: record.id } } as const;
      const drawn = [
        await call(send, 'licencePdf', ofLicence, { token: await tokenOf(licence.username) }),
        await call(send, 'ppftzPdf', ofRecord, { token: await tokenOf(record.username) }),
        await call(send, 'transitPdf', { params: { id: transit.pdf_id } }),
      ];
      const texts = await Promise.all(drawn.map(({ answer }) => readPdf(answer?.bytes)));
      expect(texts[0]?.text).toContain(licence.approval_number);
      expect(texts[1]?.text).toContain(record.aju_number);
      expect(texts[2]?.text).toContain(transit.carrier);
    }, 60_000);

    test('has a code of its own for every licence, by which it can be checked', async () => {
      const licences = await deps.store.db
        .selectFrom('application')
        .select('check_code')
        .where('approval_number', 'is not', null)
        .execute();
      const codes = licences.map(({ check_code }) => readCheckCode(check_code ?? '')).filter(Boolean);
      expect(licences).not.toHaveLength(0);
      expect(new Set(codes).size).toBe(licences.length);
    });

    test('keeps the second factor of an account', async () => {
      const account = await deps.store.db
        .selectFrom('account')
        .selectAll()
        .where('tfa', '=', 'on')
        .executeTakeFirstOrThrow();
      expect(openText(testSecret, 'tfa secret', account.id, account.tfa_secret ?? '')).toBe(demoTfaSecret);
    });

    test('sends the mails that are still queued, and no other', async () => {
      const sent: string[] = [];
      await sendDueMails({ ...deps, send: async ({ event }) => sent.push(event) });
      const waiting = (after.get('outbox') ?? []).filter(({ sent_at }) => sent_at === null);
      expect(waiting).not.toHaveLength(0);
      expect(sent.toSorted()).toEqual(waiting.map(({ event }) => event).sort());
    });
  });
});
