import { dokapValues } from '@pabean/api/contract';
import { isContainerNumber, missingInDokap } from '@pabean/api/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAllowedDefinition } from '../permit/definition.ts';
import { missingInHeader } from '../permit/missing.ts';
import { openText } from '../session/sealed.ts';
import { describeEngines } from '../testing/engines.ts';
import type { TestServer } from '../testing/index.ts';
import { actAs } from '../testing/permit.ts';
import { demoPassword, demoPeople, demoTfaSecret } from './demo-people.ts';
import { loadDemoData } from './load-demo-data.ts';

describeEngines('demo data', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await engine.createServer();
    await server.store.write(async (trx) => {
      await trx.deleteFrom('account').execute();
      await trx.deleteFrom('company').execute();
    });
    await loadDemoData(server.deps);
  });
  afterAll(() => server.close());

  const listOf = async (username: string) => {
    const token = await server.signIn(username);
    const { answer } = await server.call('applicationList', { body: { user: username } }, token);
    return answer ?? [];
  };

  test.each(demoPeople.filter(({ tfa }) => tfa === 'off').map(({ username }) => username))(
    '%s signs in with the demo password',
    async (username) => {
      const { answer } = await server.call('signIn', { body: { username, password: demoPassword } });
      expect(answer?.token).toBeTruthy();
    },
  );

  test('the importer has applications in every status, drafts first', async () => {
    const list = await listOf('importir');
    expect(list).toHaveLength(49);
    expect(list.slice(0, 5).map(({ status }) => status === '10')).toEqual([true, true, true, true, false]);
    expect(new Set(list.map(({ status }) => status))).toEqual(
      new Set(['10', '20', '27', '28', '29', '50', '90', '91', '98', '99']),
    );
    expect(list.every(({ statusLabel, status }) => statusLabel !== status)).toBe(true);
    expect(new Set(list.map(({ number }) => number)).size).toBe(49);
  });

  test('every screen of browsing has something to show', async () => {
    const token = await server.signIn('importir');
    const sent = (await listOf('importir')).filter(({ status }) => status !== '10');
    const seen = await Promise.all(
      sent.map(async ({ id, status, fileUrl }) => {
        const body = { applicationId: id };
        const notes = await server.call('officeNoteList', { body }, token);
        const dokaps = await server.call('officeDokapList', { body }, token);
        const header = await server.call('applicationDetail', { body: { user: 'importir', id } }, token);
        const changes = header.answer?.changes ?? [];
        expect(changes.at(-1)?.status).toBe(status);
        expect(changes.every(({ at }) => (at ?? '') <= server.clock().toISOString())).toBe(true);
        const counts = { notes: notes.answer?.length ?? 0, dokaps: dokaps.answer?.length ?? 0 };
        return { ...counts, status, stored: fileUrl !== null };
      }),
    );
    expect(seen.some(({ notes }) => notes === 0) && seen.some(({ notes }) => notes > 1)).toBe(true);
    expect(seen.some(({ dokaps }) => dokaps === 0) && seen.some(({ dokaps }) => dokaps > 0)).toBe(true);
    expect(seen.filter(({ stored }) => stored)).toHaveLength(1);
    const rejected = seen.filter(({ status }) => status === '90');
    expect(rejected.every(({ notes, dokaps }) => notes > 0 && dokaps > 0)).toBe(true);
  });

  test.each(['importir', 'ppjk'])(
    'the lists of the free-trade zone have several statuses for %s',
    async (user) => {
      const token = await server.signIn(user);
      const statusesIn = async (name: 'ftzList' | 'ftzBrowseList') => {
        const { answer } = await server.call(name, { body: { user } }, token);
        return new Set(answer?.map(({ status }) => status));
      };
      const filed = await statusesIn('ftzList');
      for (const status of ['10', '27', '50', '90']) expect(filed).toContain(status);
      filed.delete('10');
      expect(await statusesIn('ftzBrowseList')).toEqual(filed);
    },
  );

  test('nothing lies in the future', async () => {
    const now = server.clock().toISOString();
    for (const { date, sentAt } of await listOf('importir')) {
      expect(date <= now.slice(0, 10)).toBe(true);
      expect((sentAt ?? now) <= now).toBe(true);
    }
  });

  test('what was sent is complete, and every value is one that the portal would take', async () => {
    for (const username of ['importir', 'tps', 'ppjk']) {
      const person = await actAs(server, username);
      for (const application of await listOf(username)) {
        const row = await server.store.db
          .selectFrom('application')
          .selectAll()
          .where('id', '=', application.id)
          .executeTakeFirstOrThrow();
        expect(missingInHeader(row)).toEqual([]);
        for (const dokap of await person.dokaps(application.id)) {
          if (dokap.first === null) continue;
          if (application.sentAt) expect(missingInDokap(dokap)).toEqual([]);
          const definition = await findAllowedDefinition(
            server.store.db,
            application.permitTypeId,
            dokap.code,
          );
          if (!definition) throw new Error(`${dokap.code} is not allowed.`);
          const { error } = dokapValues(definition).safeParse({ ...dokap, second: dokap.second ?? '' });
          expect([dokap.name, error?.issues]).toEqual([dokap.name, undefined]);
        }
      }
    }
  });

  test('one draft can be sent as it is, one has half its containers, two have just begun', async () => {
    const importir = await actAs(server, 'importir');
    const drafts = (await listOf('importir')).filter(({ status }) => status === '10');
    const missing: Record<string, number> = {};
    for (const draft of drafts) {
      const { failure } = await importir.send(draft.id);
      missing[draft.permitTypeId] = failure?.errors?.length ?? 0;
    }
    expect(missing).toEqual({ '30': 0, '27': 5, '16': 1, '3': 9 });
  });

  test('containers are valid and the files can be opened', async () => {
    const rows = await server.store.db
      .selectFrom('dokap_row')
      .innerJoin('dokap', 'dokap.id', 'dokap_row.dokap_id')
      .select('dokap_row.value1')
      .where('dokap.code', '=', '151')
      .execute();
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.every(({ value1 }) => isContainerNumber(value1 ?? ''))).toBe(true);
    const files = await server.store.db.selectFrom('stored_file').selectAll().execute();
    for (const file of files) expect((await server.deps.files.read(file.id))?.length).toBe(file.bytes);
  });

  test('the second factor of the demo is sealed in the store', async () => {
    const account = await server.store.db
      .selectFrom('account')
      .select(['id', 'tfa', 'tfa_secret'])
      .where('username', '=', 'tfa')
      .executeTakeFirstOrThrow();
    expect(account.tfa).toBe('on');
    expect(openText(server.deps.secret, 'tfa secret', account.id, account.tfa_secret ?? '')).toBe(
      demoTfaSecret,
    );
  });

  test('a second start changes nothing', async () => {
    const count = () =>
      server.store.db
        .selectFrom('dokap')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
    const before = await count();
    await loadDemoData(server.deps);
    expect(await count()).toEqual(before);
  });
});
