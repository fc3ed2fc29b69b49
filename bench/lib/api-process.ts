import { mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type ServerType, serve } from '@hono/node-server';
import { buildCourierTransit, buildPassengerTransit } from '@pabean/api/fixtures';
import { office020400, ppftzStatus } from '@pabean/api/rules';
import { Hono } from 'hono';
import { createPasswordHasher } from '../../apps/server/src/account/password.ts';
import { nowhere, openSession } from '../../apps/server/src/account/session.ts';
import { createApp } from '../../apps/server/src/app.ts';
import { defaultOfficeFolder } from '../../apps/server/src/config/config.ts';
import { createAltcha } from '../../apps/server/src/core/captcha/altcha.ts';
import { newCheckCode } from '../../apps/server/src/core/check-code.ts';
import { processUptime, systemClock } from '../../apps/server/src/core/clock.ts';
import { migrate } from '../../apps/server/src/core/db/migrate.ts';
import { openStore, sqlitePath } from '../../apps/server/src/core/db/open-store.ts';
import type { Store } from '../../apps/server/src/core/db/store.ts';
import { openFiles } from '../../apps/server/src/core/files/open-files.ts';
import { newId } from '../../apps/server/src/core/id.ts';
import { createKeptTime } from '../../apps/server/src/core/kept-time.ts';
import { defaultLimits } from '../../apps/server/src/core/limits.ts';
import { jsonLog } from '../../apps/server/src/core/log.ts';
import { messagesIn } from '../../apps/server/src/core/messages.ts';
import type { Account } from '../../apps/server/src/core/viewer.ts';
import { loadReferenceData } from '../../apps/server/src/data/load-reference-data.ts';
import { createPdfWriter } from '../../apps/server/src/documents/pdf-writer.ts';
import { createXlsxWriter } from '../../apps/server/src/documents/xlsx-writer.ts';
import type { Deps } from '../../apps/server/src/http/deps.ts';
import { selectList } from '../../apps/server/src/permit/application-query.ts';
import { addAccount, addApplications, addCompany, addPpftz } from '../../apps/server/src/testing/index.ts';
import { buildGoods, buildPaper } from '../../apps/server/src/testing/ppftz-paper.ts';
import { addTransit } from '../../apps/server/src/testing/stored-transit.ts';
import { buildCourierGoods, buildPassengerGoods } from '../../apps/server/src/testing/transit-paper.ts';
import { addLetters, addReports, reportLength } from './add-records.ts';
import type { AddedRecords, Hello, Person } from './api-servers.ts';

// Two servers in one process on one database: the whole API, and the yardstick, which is the same SQL in a bare route of the
// same framework. Prints their addresses as a line of JSON. Each line on standard input with a kind of records and a number
// adds them; `stop` ends it.

const databaseUrl = process.env.BENCH_DATABASE_URL || undefined;
const dataDir = mkdtempSync(join(tmpdir(), 'pabean-bench-api-'));
const never = { count: Number.MAX_SAFE_INTEGER, seconds: 60 };

function depsOf(store: Store): Deps {
  const nowhere = openSync(devNull, 'w');
  return {
    office: office020400,
    messagesIn,
    store,
    clock: systemClock,
    keptTime: createKeptTime(systemClock, processUptime),
    log: jsonLog((line) => writeSync(nowhere, line), systemClock),
    limits: { ...defaultLimits, callsByAccount: never, writesByAccount: never, uploadsByAccount: never },
    passwords: createPasswordHasher(),
    // No cache, because drawing is measured.
    pdf: createPdfWriter({ keptBytes: 1 }),
    xlsx: createXlsxWriter(),
    captcha: createAltcha('only-for-the-bench-only-for-the-bench'),
    secret: 'only-for-the-bench-only-for-the-bench',
    files: openFiles(store, dataDir),
    officeFolder: defaultOfficeFolder,
    publicUrl: 'http://localhost:4020',
    // Callers of the bench may set their address.
    trustedProxies: 1,
  };
}

function listen(fetch: Parameters<typeof serve>[0]['fetch']): Promise<number> {
  return new Promise((resolve) => {
    const server: ServerType = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(port));
    server.unref();
  });
}

/** Queries the list of one company's applications, with minimal code around the statement. */
function bareQuery(store: Store, accountId: string, companyId: string): () => unknown {
  const account: Account = {
    id: accountId,
    username: 'pembaca',
    type: 'N',
    name: 'Pembaca',
    email: 'pembaca@contoh.example',
    companyId,
    companyVerified: true,
    companyChanges: 0,
    npwp: null,
    twoFactorEnabled: false,
  };
  const query = selectList({ db: store.db, now: systemClock(), account, office: office020400 }).compile();
  if (store.engine === 'postgres') return async () => (await store.db.executeQuery(query)).rows;
  const statement = new DatabaseSync(sqlitePath(dataDir), { readOnly: true }).prepare(query.sql);
  return () => statement.all(...(query.parameters as (string | number | null)[]));
}

/** A company with one account, which is signed in. */
async function addPerson(
  username: string,
  identityNumber: string,
  user_type: 'N' | 'Y' = 'N',
): Promise<Person> {
  const company = await addCompany(store, systemClock(), {
    identity_number: identityNumber,
    name: `PT ${username}`,
  });
  const account = await addAccount(store, systemClock(), { username, user_type, company_id: company.id });
  const token = await store.write((trx) =>
    openSession({ db: trx, now: systemClock() }, account.id, 'session', nowhere),
  );
  return { username, identityNumber, companyId: company.id, accountId: account.id, token };
}

/** Approves a company's applications, each with ten documents. */
async function approveAll(store: Store, { accountId }: Person) {
  const decision = {
    status: '50',
    approval_number: 'KEP-1204/KPU.02/2026',
    approval_date: '2026-03-04',
    approval_flag: 'Y',
  };
  const applications = await store.db
    .selectFrom('application')
    .select('id')
    .where('owner_account_id', '=', accountId)
    .execute();
  await store.write(async (trx) => {
    for (const { id } of applications) {
      const decided = { ...decision, check_code: newCheckCode() };
      await trx.updateTable('application').set(decided).where('id', '=', id).execute();
      const documents = Array.from({ length: 10 }, (_, index) => ({
        id: newId(systemClock()),
        application_id: id,
        code: String(index + 1),
        first: `118/CLB/${index}/2026`,
        second: '2026-03-02',
        mandatory: 1,
        created_at: systemClock().toISOString(),
      }));
      await trx.insertInto('dokap').values(documents).execute();
    }
  });
}

/** Adds a released PPFTZ record with fifty articles and two containers. */
async function addReleased(store: Store, person: Person, number: number) {
  const { header, goods, containers, packaging } = buildPaper({ goods: buildGoods(50) });
  const registered = { registration_number: `00${number}`, registration_date: '2026-03-02' };
  const released = { release_number: `00${number}/SPPB/2026`, release_date: '2026-03-05' };
  const record = { status: ppftzStatus.released, check_code: newCheckCode(), ...registered, ...released };
  await addPpftz(store, person, record, 'Diperiksa di gudang.', {
    header,
    goods,
    containers,
    ...(packaging && { packaging }),
  });
}

/** Adds transit requests of both kinds, each with fifty articles, and returns the ids of their PDFs. */
async function addTransits(store: Store): Promise<string[]> {
  const ids: string[] = [];
  for (let count = 0; count < 10; count += 1)
    for (const request of [
      buildPassengerTransit({ goods: buildPassengerGoods(50) }),
      buildCourierTransit({ goods: buildCourierGoods(50) }),
    ])
      ids.push((await addTransit(store, request)).pdf_id);
  return ids;
}

const store = openStore({ dataDir, databaseUrl });
await migrate(store);
await loadReferenceData(store);
const deps = depsOf(store);

const own = await addPerson('importir', '1000000000000001');
const people: Person[] = [];
for (let number = 1; number <= 20; number += 1)
  people.push(await addPerson(`muatan-${number}`, String(2_000_000_000_000_000 + number)));
const holder = await addPerson('pemegang-izin', '5000000000000001');
const broker = await addPerson('perantara', '6000000000000001', 'Y');
const large = await addPerson('besar', '3000000000000001');
const others = await addPerson('orang-lain', '4000000000000001');
const adders: Record<AddedRecords, (count: number) => Promise<void>> = {
  large: (count) => addApplications(store, large, count),
  others: (count) => addApplications(store, others, count),
  letters: (count) => addLetters(store, others, count),
  reportLines: (count) => addReports(store, others, count),
};
for (const person of [own, holder, ...people]) await addApplications(store, person, 20);
await approveAll(store, holder);
for (let number = 1; number <= 20; number += 1) await addReleased(store, broker, number);
const transits = await addTransits(store);
await addLetters(store, own, 20);
await addReports(store, own, 20 * reportLength);

const bare = new Hono();
const askBare = bareQuery(store, own.accountId, own.companyId);
bare.post('/', async (c) => {
  await c.req.json();
  return c.json(await askBare());
});
const [fullPort, barePort] = [await listen(createApp(deps).fetch), await listen(bare.fetch)];
console.log(
  JSON.stringify({ fullPort, barePort, own, people, holder, broker, transits, large } satisfies Hello),
);

for await (const chunk of process.stdin.setEncoding('utf8')) {
  const [name = '', count] = String(chunk).trim().split(' ');
  if (name === 'stop') break;
  await adders[name as AddedRecords](Number(count));
  console.log('added');
}
await store.close();
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
