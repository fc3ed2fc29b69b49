import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteExpired } from '../../housekeeping.ts';
import { sendDueMails } from '../../mail/outbox.ts';
import { giveCommand } from '../../testing/decide-about.ts';
import { fillStore } from '../../testing/fill-store.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { generousLimits } from '../../testing/permit.ts';
import { readOverApi } from '../../testing/read-over-api.ts';

// SQLite plans without statistics, so that a plan for some rows is the one for a million.

/** How statements read a table or an index from its beginning, and why that takes no longer when there are many rows. */
const harmless: Readonly<Record<string, string>> = {
  'SCAN secret_fingerprint': 'It has one row.',
  'SCAN kept_time': 'It has one row.',
  'SCAN holder': 'These are the files of one application, which the statement has found before.',
  'SCAN manifest USING INDEX manifest_waiting': 'Only the first 50 that wait are read.',
  'SCAN report USING INDEX report_waiting': 'Only the first 50 that wait are read.',
  'SCAN transit_request USING INDEX transit_request_waiting': 'Only the last 50 that wait are read.',
  'SCAN transit_request USING INDEX transit_request_officer_list': 'Only the last 50 are read.',
  'SCAN release_letter USING INDEX sqlite_autoindex_release_letter_1': 'Only the last 50 are read.',
  'SCAN carrier': 'There are few names of carriers; those of visitors are deleted after 90 days.',
  'SCAN carrier USING INDEX sqlite_autoindex_carrier_1': 'The same.',
  'SCAN account': 'A list for officers counts all accounts; there are few beside what they file.',
};

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

/** What a statement reads as a whole. */
async function scansOf(statement: string): Promise<string[]> {
  const { rows } = await sql
    .raw<{ detail: string }>(`explain query plan ${statement}`)
    .execute(server.store.db);
  return rows.map(({ detail }) => detail).filter((detail) => detail.startsWith('SCAN'));
}

test('no statement reads a whole table that grows', async () => {
  const explained = [...statements].filter((each) => /^(?:select|update|delete|with)\b/.test(each));
  expect(explained.length).toBeGreaterThan(150);
  const found: [string, string][] = [];
  for (const statement of explained)
    for (const scan of await scansOf(statement)) found.push([scan, statement]);
  expect(found.filter(([scan]) => !Object.hasOwn(harmless, scan))).toEqual([]);
  expect(Object.keys(harmless).filter((scan) => !found.some((each) => each[0] === scan))).toEqual([]);
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
