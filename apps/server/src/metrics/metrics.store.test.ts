import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openPostgres } from '../core/db/open-postgres.ts';
import { silentLog } from '../core/log.ts';
import type { Deps } from '../http/deps.ts';
import { describeStore } from '../testing/describe-store.ts';
import { createMetrics } from './metrics.ts';

describeStore('metrics', (engine) => {
  /** A server with metrics, and what a scrape of them shows: values by name and labels. */
  async function start(other: Partial<Deps> = {}) {
    const metrics = createMetrics(silentLog);
    const server = await engine.createServer({ deps: { log: metrics.log } });
    const { port, close } = await metrics.serve({ ...server.deps, ...other }, { host: '127.0.0.1', port: 0 });
    const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
    return {
      server,
      get,
      async scrape() {
        const lines = (await (await get('/metrics')).text()).split('\n').filter((line) => /^\w/.test(line));
        return new Map(
          lines.map((line): [string, number] => {
            const end = line.lastIndexOf(' ');
            return [line.slice(0, end), Number(line.slice(end))];
          }),
        );
      },
      async close() {
        await close();
        await server.close();
      },
    };
  }

  test('count calls by row and status, and how long they took', async () => {
    const { server, scrape, close } = await start();
    const token = await server.signIn('importir');
    await server.call('me', {}, token);
    await server.call('me', {}, token);
    await server.call('me', {});
    const values = await scrape();
    expect(values.get('pabean_calls_total{call="me",status="200"}')).toBe(2);
    expect(values.get('pabean_calls_total{call="me",status="401"}')).toBe(1);
    expect(values.get('pabean_call_duration_seconds_count{call="me"}')).toBe(3);
    expect(values.get('pabean_call_duration_seconds_bucket{le="30",call="me"}')).toBe(3);
    await close();
  });

  test('count refused sign-ins, and have 0 for what has not happened', async () => {
    const { server, scrape, close } = await start();
    await server.call('signIn', { body: { username: 'importir', password: 'salah' } });
    const values = await scrape();
    expect(values.get('pabean_events_total{event="sign-in-failed",level="warn"}')).toBe(1);
    expect(values.get('pabean_events_total{event="incident",level="error"}')).toBe(0);
    await close();
  });

  test('have no label that a caller could choose', async () => {
    const { server, get, close } = await start();
    await server.send('/api/tidak-ada/kenari', {});
    await server.send('/api/otentikasi/me?kenari=1', { headers: { 'X-Request-Id': 'kenari-kenari' } });
    await server.call('signIn', { body: { username: 'kenari', password: 'kenari' } });
    const text = await (await get('/metrics')).text();
    expect(text).not.toMatch(/kenari|importir|local"/);
    await close();
  });

  test('show mails that wait, and for how long', async () => {
    const { server, scrape, close } = await start();
    const at = server.clock().toISOString();
    const mail = {
      recipient: 'a@b.example',
      subject: 'Uji',
      body: '',
      created_at: at,
      due_at: at,
      attempts: 0,
    };
    await server.store.write((trx) =>
      trx
        .insertInto('outbox')
        .values([
          { ...mail, id: 'a', event: 'a' },
          { ...mail, id: 'b', event: 'b' },
          { ...mail, id: 'c', event: 'c', sent_at: at },
        ])
        .execute(),
    );
    server.clock.advance(90_000);
    const values = await scrape();
    expect(values.get('pabean_outbox_mails')).toBe(2);
    expect(values.get('pabean_outbox_oldest_seconds')).toBe(90);
    await close();
  });

  test('show queues, files, the event loop, and the pool of PostgreSQL', async () => {
    const { scrape, close } = await start();
    const values = await scrape();
    const classes = ['draw', 'hash', 'sheet', 'upload'].flatMap((cost) => [
      `${cost}-visitors`,
      `${cost}-accounts`,
    ]);
    for (const queue of [...classes, 'password'])
      for (const what of ['running', 'waiting'])
        expect(values.get(`pabean_queue_${what}{queue="${queue}"}`)).toBe(0);
    expect(values.get('pabean_stored_file_bytes')).toBe(0);
    expect(values.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
    const pool = values.has('pabean_database_connections{database="primary",state="used"}');
    expect(pool).toBe(engine.name === 'postgres');
    await close();
  });

  test.runIf(engine.name === 'postgres')('show the pool of replicas where there are some', async () => {
    const url = (await engine.createDatabase()) ?? '';
    const store = openPostgres(url, { replicaUrl: url });
    await sql`select 1`.execute(store.replica ?? store.db);
    const { scrape, close } = await start({ store });
    const values = await scrape();
    const of = (database: string) =>
      ['used', 'idle'].map((state) =>
        values.get(`pabean_database_connections{database="${database}",state="${state}"}`),
      );
    expect([of('replica'), values.get('pabean_database_waiting{database="replica"}')]).toEqual([[0, 1], 0]);
    expect(values.get('pabean_database_waiting{database="primary"}')).toBe(0);
    await close();
    await store.close();
  });

  test('are answered while the database is away, without what it knows', async () => {
    const away = openPostgres('postgres://pabean@127.0.0.1:1/pabean');
    const { scrape, close } = await start({ store: away });
    const values = await scrape();
    expect(values.has('pabean_outbox_mails')).toBe(false);
    expect(values.get('pabean_queue_running{queue="sheet-accounts"}')).toBe(0);
    await close();
    await away.close();
  });

  test('have every name that alerts, dashboard and documentation use', async () => {
    const { server, scrape, close } = await start();
    await server.call('health', {});
    const names = new Set([...(await scrape()).keys()].map((key) => key.replace(/\{.*/, '')));
    const root = new URL('../../../../', import.meta.url);
    const asked = ['ops/prometheus/alerts.yml', 'ops/grafana/pabean.json', 'docs/operate.md'].flatMap(
      (file) =>
        readFileSync(new URL(file, root), 'utf8').match(/\b(?:pabean|nodejs|process)_[a-z]\w+/g) ?? [],
    );
    expect(asked.length).toBeGreaterThan(30);
    // Each engine has one that the other has not.
    const ofOne = /^pabean_(?:database|storage_free)_/;
    const known = (name: string) => names.has(name) || names.has(`${name}_bucket`) || ofOne.test(name);
    expect([...new Set(asked)].filter((name) => !known(name))).toEqual([]);
    await close();
  });

  test('are served at one path only, to be read only', async () => {
    const { get, close } = await start();
    expect((await get('/')).status).toBe(404);
    expect((await get('/api/healthz')).status).toBe(404);
    const post = await get('/metrics', { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET']);
    await close();
  });
});
