import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { office020400, readCheckCode } from '@pabean/api/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import { shippedData } from '../../data/read-csv.ts';
import { labelKinds, neededLists, readReferenceData } from '../../data/reference-data.ts';
import { demoTfaSecret } from '../../demo/demo-people.ts';
import type { Deps } from '../../http/deps.ts';
import { sendDueMails } from '../../mail/outbox.ts';
import { openDeps } from '../../open-deps.ts';
import { type AllRows, comparable, readAllRows } from '../../testing/all-rows.ts';
import { describeStore } from '../../testing/describe-store.ts';
import { call, testPassword } from '../../testing/index.ts';
import { emptyTables, keptStores, openKeptStore } from '../../testing/kept-stores.ts';
import { readSchema } from '../../testing/schema.ts';
import { testSecret } from '../../testing/test-server.ts';
import { silentLog } from '../log.ts';
import { openText } from '../sealed.ts';
import { migrations } from './migrations/index.ts';
import { openStore } from './open-store.ts';

/** Tables and columns (`table.column`) that a migration has dropped or renamed on purpose. */
const gone: readonly string[] = ['migration', 'idempotency.account_id'];

/** Values that a migration has corrected in existing rows. */
const corrected: readonly string[] = ['permit_type.area'];

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
      deps = await openDeps(readConfig(environment), { profile: office020400 }, silentLog);
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
        if (gone.includes(table)) continue;
        const columns = Object.keys(rows[0] ?? {}).filter(
          (column) => ![...gone, ...corrected].includes(`${table}.${column}`),
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

    test('has the areas of permit types as they are shipped now', () => {
      const areas = new Map(after.get('permit_type')?.map(({ id, area }) => [id, area]));
      expect(areas).toEqual(
        new Map(readReferenceData(shippedData).permitTypes.map(({ id, area }) => [id, area])),
      );
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

    /** Everything that an account can read: ids of applications and documents, rows of lists, and files. */
    async function visibleTo(user: string) {
      const { answer } = await call(send, 'signIn', { body: { username: user, password: testPassword } });
      const token = answer?.token;
      const list = await call(send, 'applicationList', { body: { user } }, { token });
      const applications = list.answer?.map(({ id }) => id) ?? [];
      const dokaps = await Promise.all(
        applications.map((applicationId) =>
          call(send, 'dokapList', { body: { user, applicationId } }, { token }).then(
            (outcome) => outcome.answer ?? [],
          ),
        ),
      );
      const rows: string[] = [];
      const files: string[] = [];
      for (const { id, fileName } of dokaps.flat()) {
        const list = await call(send, 'dokapRows', { body: { dokapId: id } }, { token });
        rows.push(...(list.answer?.map((row) => row.id) ?? []));
        if (fileName === null) continue;
        const file = await call(send, 'dokapFile', { params: { id, name: fileName } }, { token });
        if (file.answer) files.push(sha256(file.answer.bytes));
      }
      return { applications, dokaps: dokaps.flat().map(({ id }) => id), rows, files };
    }

    test('lets every account sign in and read everything', async () => {
      const accounts = await deps.store.db
        .selectFrom('account')
        .select('username')
        .where('tfa', '=', 'off')
        .execute();
      const seen = await Promise.all(accounts.map(({ username }) => visibleTo(username)));
      const all = (what: keyof (typeof seen)[number]) =>
        [...new Set(seen.flatMap((one) => one[what]))].sort();
      const stored = (table: string, column = 'id') =>
        [...new Set(after.get(table)?.map((row) => row[column]))].sort();
      expect(all('applications')).toEqual(stored('application'));
      expect(all('dokaps')).toEqual(stored('dokap'));
      expect(all('rows')).toEqual(stored('dokap_row'));
      const files = await deps.store.db
        .selectFrom('stored_file')
        .innerJoin('dokap', 'dokap.file_id', 'stored_file.id')
        .select('stored_file.sha256')
        .execute();
      expect(all('files')).toEqual([...new Set(files.map((file) => file.sha256))].sort());
    });

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
