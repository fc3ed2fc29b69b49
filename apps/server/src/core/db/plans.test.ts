import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteExpired } from '../../housekeeping.ts';
import { sendDueMails } from '../../mail/outbox.ts';
import { giveCommand } from '../../testing/decide-about.ts';
import { fillStore } from '../../testing/fill-store.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { generousLimits } from '../../testing/permit.ts';
import { readOverApi } from '../../testing/read-over-api.ts';
import { harmless, isHarmful, scansOf } from '../../testing/table-scans.ts';

let server: TestServer;
const statements = new Set<string>();

beforeAll(async () => {
  server = await createTestServer({
    deps: { limits: generousLimits },
    watch: ({ query }) => statements.add(query.sql),
  });
  await fillStore(server);
  await readOverApi(server.send, ['importir', 'ppjk', 'tps', 'pindahan']);
  await sendDueMails({ ...server.deps, send: async () => undefined });
  await lookAsOfficer();
  await deleteExpired(server.deps);
});
afterAll(() => server.close());

/** Every list of officers, and one row of each kind. */
async function lookAsOfficer() {
  for (const area of ['permit', 'ppftz', 'manifest', 'report', 'letter', 'transit', 'account'])
    await giveCommand(server, area, 'list');
  await giveCommand(server, 'transit', 'list', '--all');
  await giveCommand(server, 'transit', 'carriers');
  const { db } = server.store;
  const rows = {
    permit: db.selectFrom('application').select('id').where('status', '=', '50'),
    ppftz: db.selectFrom('ppftz').select('id').where('status', '=', '190'),
    manifest: db.selectFrom('manifest').select('id').where('number', '!=', ''),
    report: db.selectFrom('report').select('id').where('type', '!=', ''),
    letter: db.selectFrom('release_letter').select('id').where('number', '!=', ''),
    transit: db.selectFrom('transit_request').select('code as id').where('code', '!=', ''),
    account: db.selectFrom('account').select('username as id').where('username', '=', 'dua-langkah'),
  };
  const before = new Set(statements);
  const found = await Promise.all(
    Object.entries(rows).map(async ([area, row]) => [area, (await row.executeTakeFirstOrThrow()).id]),
  );
  for (const own of statements) if (!before.has(own)) statements.delete(own);
  for (const [area = '', id = ''] of found) await giveCommand(server, area, 'show', id);
}

test('no statement reads a whole table that grows', async () => {
  expect(statements.size).toBeGreaterThan(150);
  const found = await scansOf(server.store.db, statements);
  expect(found.filter(isHarmful)).toEqual([]);
  expect(Object.keys(harmless).filter((each) => !found.some(({ scan }) => scan === each))).toEqual([]);
});

/** Tables whose rows no code deletes; a row that refers to them is never looked for. */
const kept = [
  ...['account', 'company', 'report', 'release_letter'],
  ...['permit_type', 'dokap_type', 'office_note', 'ppftz_note'],
];

test('every reference to rows that are deleted has an index', async () => {
  const { rows } = await sql<{ reference: string }>`
    select t.name || '.' || f."from" as reference
      from pragma_table_list t, pragma_foreign_key_list(t.name) f
      where t.schema = 'main' and f."table" not in (${sql.join(kept)}) and not exists (
        select 1 from pragma_index_list(t.name) i, pragma_index_info(i.name) c
          where i.partial = 0 and c.seqno = 0 and c.name = f."from")`.execute(server.store.db);
  expect(rows).toEqual([]);
});
