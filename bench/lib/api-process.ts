import { mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type ServerType, serve } from '@hono/node-server';
import { messagesIn, office020400 } from '@pabean/api/rules';
import { type Context, Hono } from 'hono';
import { createApp } from '../../apps/server/src/app.ts';
import { systemClock } from '../../apps/server/src/clock.ts';
import { loadReferenceData } from '../../apps/server/src/data/load-reference-data.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { openStore } from '../../apps/server/src/db/open-store.ts';
import type { Store } from '../../apps/server/src/db/store.ts';
import type { Deps } from '../../apps/server/src/deps.ts';
import { openFiles } from '../../apps/server/src/files/open-files.ts';
import { defaultLimits } from '../../apps/server/src/limits.ts';
import { jsonLog } from '../../apps/server/src/log.ts';
import { selectApplications } from '../../apps/server/src/permit/application-query.ts';
import { createPasswordHasher } from '../../apps/server/src/session/password.ts';
import { openSession } from '../../apps/server/src/session/session.ts';
import { addAccount, addCompany } from '../../apps/server/src/testing/index.ts';
import { addApplications } from './api-data.ts';

// Two servers in one process on one database: the whole API, and the yardstick, which is the same SQL behind a bare
// route of the same framework. Prints where they are as a line of JSON; a line on standard input adds applications.

const dataDir = mkdtempSync(join(tmpdir(), 'pabean-bench-api-'));
const never = { count: Number.MAX_SAFE_INTEGER, seconds: 60 };

function depsOf(store: Store): Deps {
  const nowhere = openSync(devNull, 'w');
  return {
    office: office020400,
    messagesIn,
    store,
    clock: systemClock,
    log: jsonLog((line) => writeSync(nowhere, line), systemClock),
    limits: { ...defaultLimits, callsByAddress: never, writesByAccount: never },
    passwords: createPasswordHasher(),
    secret: 'only-for-the-bench-only-for-the-bench',
    files: openFiles(store, dataDir),
    publicUrl: 'http://localhost:4020',
    trustedProxies: 0,
  };
}

function listen(fetch: Parameters<typeof serve>[0]['fetch']): Promise<number> {
  return new Promise((resolve) => {
    const server: ServerType = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(port));
    server.unref();
  });
}

/** The list of one company's applications as one prepared statement. */
async function bareList(store: Store, accountId: string, companyId: string) {
  const viewer = { id: accountId, companyId, companyVerified: true };
  const { sql, parameters } = selectApplications(store.db, viewer)
    .orderBy('application.sent_at', (order) => order.asc().nullsFirst())
    .orderBy('application.id')
    .compile();
  const statement = new DatabaseSync(join(dataDir, 'pabean.db'), { readOnly: true }).prepare(sql);
  const values = parameters as (string | number | null)[];
  return async (c: Context) => {
    await c.req.json();
    return c.json(statement.all(...values));
  };
}

const store = openStore({ dataDir });
await migrate(store);
await loadReferenceData(store);
const deps = depsOf(store);
const company = await addCompany(store, systemClock());
const account = await addAccount(store, systemClock(), { username: 'importir', company_id: company.id });
await addApplications(store, company.id, account.id, 20);

const bare = new Hono();
bare.post('/', await bareList(store, account.id, company.id));
const [fullPort, barePort] = [await listen(createApp(deps).fetch), await listen(bare.fetch)];
const token = await store.write((trx) => openSession(trx, systemClock(), account.id, 'session'));
console.log(JSON.stringify({ fullPort, barePort, token }));

const strangers = await addCompany(store, systemClock(), { identity_number: '0099999999999999' });
const stranger = await addAccount(store, systemClock(), { username: 'orang-lain', company_id: strangers.id });
for await (const line of process.stdin.setEncoding('utf8')) {
  if (line.trim() === 'stop') break;
  await addApplications(store, strangers.id, stranger.id, Number(line));
  console.log('added');
}
await store.close();
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
