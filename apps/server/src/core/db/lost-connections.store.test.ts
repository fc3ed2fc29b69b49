import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { refusalOf } from '../../http/failure.ts';
import { addClients } from '../../testing/clients.ts';
import { describeStore } from '../../testing/describe-store.ts';
import { call } from '../../testing/index.ts';
import { useServerProcesses } from '../../testing/use-server-processes.ts';
import { openPostgres } from './open-postgres.ts';
import type { Store } from './store.ts';

const { start } = useServerProcesses();

/** Ends every connection to a database except the one that runs this. */
const terminateOthers = (admin: Store) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(admin.db);

function open(url: string, answerTime = 5_000): Store {
  const store = openPostgres(url, { answerTime });
  onTestFinished(() => store.close());
  return store;
}

const answerTo = (error: unknown) => refusalOf(error, 'me', () => undefined);

describeStore('connections that are lost', (engine) => {
  const isPostgres = engine.name === 'postgres';
  const newDatabase = async () => (await engine.createDatabase()) ?? '';

  test.runIf(isPostgres)(
    'during calls end no server, and the calls can be tried again',
    async () => {
      const url = await newDatabase();
      const admin = open(url);
      const clients = await addClients(admin, 8);
      const server = await start({ DEMO: '0', SECRET: 's'.repeat(32), DATABASE_URL: url });
      const answers: { status: number; retryAfter: string | null }[] = [];
      let isOver = false;
      const working = clients.map(async ({ username: user, token }) => {
        while (!isOver) {
          const { status, headers } = await call(
            server.send,
            'applicationList',
            { body: { user } },
            { token },
          );
          answers.push({ status, retryAfter: headers.get('retry-after') });
        }
      });
      for (let round = 0; round < 25; round++) {
        await terminateOthers(admin);
        await wait(20);
      }
      isOver = true;
      await Promise.all(working);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(answers.length).toBeGreaterThan(refused.length);
      for (const answer of refused) expect(answer).toEqual({ status: 503, retryAfter: '2' });
      expect((await call(server.send, 'health', {})).status).toBe(200);
    },
    30_000,
  );

  test.runIf(isPostgres)('inside a transaction fail it, and it is rolled back', async () => {
    const url = await newDatabase();
    const store = open(url);
    const admin = open(url);
    await sql`create table parcel (id text)`.execute(admin.db);
    const work = store.write(async (trx) => {
      await sql`insert into parcel values ('a')`.execute(trx);
      await terminateOthers(admin);
      await wait(50);
      await sql`insert into parcel values ('b')`.execute(trx);
    });
    const error = await work.catch((thrown: unknown) => thrown);
    expect(answerTo(error)).toMatchObject({ code: 'busy' });
    await store.write((trx) => sql`insert into parcel values ('c')`.execute(trx));
    expect((await sql`select id from parcel`.execute(store.db)).rows).toEqual([{ id: 'c' }]);
  });

  test.runIf(isPostgres)('because a transaction idled for too long fail it alone', async () => {
    const store = open(await newDatabase());
    const work = store.write(async (trx) => {
      await sql`set local idle_in_transaction_session_timeout = 30`.execute(trx);
      await wait(200);
      await sql`select 1`.execute(trx);
    });
    expect(answerTo(await work.catch((thrown: unknown) => thrown))).toMatchObject({ code: 'busy' });
    expect((await sql`select 1 as one`.execute(store.db)).rows).toEqual([{ one: 1 }]);
  });

  test.runIf(isPostgres)('to a primary that became a replica are replaced', async () => {
    const store = open(await newDatabase());
    await sql`create table parcel (id text)`.execute(store.db);
    await sql`set session characteristics as transaction read only`.execute(store.db);
    const work = () => store.write((trx) => sql`insert into parcel values ('a')`.execute(trx));
    expect(answerTo(await work().catch((thrown: unknown) => thrown))).toMatchObject({ code: 'busy' });
    await work();
    expect((await sql`select id from parcel`.execute(store.db)).rows).toEqual([{ id: 'a' }]);
  });

  test.runIf(isPostgres)('without a response are closed and replaced', async () => {
    const { url, silence } = await behindNetwork(await newDatabase());
    const store = open(url, 200);
    await sql`select 1`.execute(store.db);
    silence();
    const work = store.write((trx) => sql`select 1`.execute(trx));
    expect(answerTo(await work.catch((thrown: unknown) => thrown))).toMatchObject({ code: 'busy' });
    expect((await sql`select 1 as one`.execute(store.db)).rows).toEqual([{ one: 1 }]);
  });
});

/** A proxy in front of the test database whose open connections can be made to drop everything. */
async function behindNetwork(database: string) {
  const direct = new URL(database);
  const path = `${new URL(inject('postgresUrl')).searchParams.get('host')}/.s.PGSQL.5432`;
  const links = new Set<[Socket, Socket]>();
  const network = createServer((near) => {
    const far = connect(path);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) end.on('error', () => undefined);
    links.add([near, far]);
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const link of links) for (const end of link) end.destroy();
    network.close();
  });
  const { port } = network.address() as { port: number };
  return {
    url: `postgres://pabean@127.0.0.1:${port}${direct.pathname}`,
    silence() {
      for (const [near, far] of links) {
        near.unpipe(far).on('data', () => undefined);
        far.unpipe(near).on('data', () => undefined);
      }
    },
  };
}
