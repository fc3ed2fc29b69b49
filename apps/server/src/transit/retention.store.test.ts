import { expect, test } from 'vitest';
import { createKeptTime, showClock, trustClock } from '../core/kept-time.ts';
import { deleteExpired } from '../housekeeping.ts';
import { describeStore } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { addTransitLists, fileTransit } from '../testing/transit.ts';
import { keptDays } from './retention.ts';

const hour = 3_600_000;
const day = 24 * hour;
const [mine, theirs] = ['a'.repeat(32), 'b'.repeat(32)] as const;

/** Runs the housekeeping of a server, after some days. */
async function daysLater(server: TestServer, days: number) {
  server.clock.advance(days * day);
  await deleteExpired(server.deps);
}

/** Runs the housekeeping every ten minutes for some hours. */
async function hoursLater(server: TestServer, hours: number) {
  for (let ran = 0; ran < hours * 6; ran++) {
    server.clock.advance(hour / 6);
    await deleteExpired(server.deps);
  }
}

describeStore('a clock that has jumped', (engine) => {
  /** A server that has run for a while, with a request of today. */
  async function begin() {
    const server = await engine.createServer();
    await addTransitLists(server.store);
    await fileTransit(server);
    await hoursLater(server, 1);
    return server;
  }
  const kept = async ({ store }: TestServer) =>
    (await store.db.selectFrom('transit_request').select('id').execute()).length;

  test.each(['2036-03-02T02:00:00Z', '2016-03-02T02:00:00Z'])(
    'deletes nothing (%s), and nothing is lost when it is corrected',
    async (wrong) => {
      const server = await begin();
      server.clock.set(wrong);
      await hoursLater(server, 5);
      expect(await kept(server)).toBe(1);
      server.clock.set('2026-03-02T07:00:00Z');
      await hoursLater(server, 7);
      expect(await kept(server)).toBe(1);
      expect(server.logged).toContainEqual(expect.objectContaining({ event: 'clock-jumped' }));
      await server.close();
    },
  );

  test('is accepted after six hours, which begin again when it jumps again', async () => {
    const server = await begin();
    server.clock.set('2036-03-02T02:00:00Z');
    await hoursLater(server, 5);
    server.clock.set('2046-03-02T02:00:00Z');
    await hoursLater(server, 5);
    expect(await kept(server)).toBe(1);
    await hoursLater(server, 2);
    expect(await kept(server)).toBe(0);
    await server.close();
  });

  test('is not accepted sooner after a restart', async () => {
    const server = await begin();
    server.clock.set('2036-03-02T02:00:00Z');
    await hoursLater(server, 5);
    for (let restarts = 0; restarts < 3; restarts++) {
      const { clock, deps } = server;
      const restarted = { ...server, deps: { ...deps, keptTime: createKeptTime(clock, clock.uptime) } };
      await hoursLater(restarted, 5);
      expect(await kept(server)).toBe(1);
    }
    await server.close();
  });

  test('is accepted at once by the operator’s command', async () => {
    const server = await begin();
    server.clock.set('2036-03-02T02:00:00Z');
    await hoursLater(server, 1);
    expect(await showClock(server.store, server.clock)).toMatch(
      /2026-03-02T03:00.*\n.*2036-03-02T03:00.*\n.*trust/,
    );
    await trustClock(server.store, server.clock);
    expect(await showClock(server.store, server.clock)).not.toContain('trust');
    await hoursLater(server, 1);
    expect(await kept(server)).toBe(0);
    await server.close();
  });

  test('of one of two servers advances the time no faster than both have run', async () => {
    const server = await begin();
    const { clock, deps } = server;
    const other = { ...server, deps: { ...deps, keptTime: createKeptTime(clock, clock.uptime) } };
    clock.set('2026-03-02T07:00:00Z');
    for (let ran = 0; ran < 6; ran++) {
      await hoursLater(server, 1 / 6);
      await hoursLater(other, 1 / 6);
    }
    const [row] = await server.store.db.selectFrom('kept_time').select('at').execute();
    expect(Date.parse(row?.at ?? '')).toBeLessThanOrEqual(Date.parse('2026-03-02T04:00:00Z'));
    expect(Date.parse(row?.at ?? '')).toBeGreaterThan(Date.parse('2026-03-02T02:30:00Z'));
    await server.close();
  });
});

describeStore('visitors’ data', (engine) => {
  test('a request is stored for its days, and then deleted', async () => {
    const server = await engine.createServer();
    await addTransitLists(server.store);
    const code = await fileTransit(server);
    const find = async () => (await server.call('findTransit', { params: { code } })).status;
    await daysLater(server, keptDays.request);
    expect(await find()).toBe(200);
    server.clock.advance(1);
    await deleteExpired(server.deps);
    expect(await find()).toBe(404);
    expect(await server.store.db.selectFrom('transit_request').selectAll().execute()).toEqual([]);
    await server.close();
  });

  test('many requests are all deleted in one run, unless the server stops', async () => {
    const server = await engine.createServer();
    const { store } = server;
    await addTransitLists(store);
    await fileTransit(server);
    const filed = await store.db.selectFrom('transit_request').selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 250 }, (_, index) => {
      const own = String(index);
      return { ...filed, id: own, code: own, pdf_id: own };
    });
    await store.write((trx) => trx.insertInto('transit_request').values(more).execute());
    server.clock.advance((keptDays.request + 1) * day);
    await deleteExpired(server.deps, AbortSignal.abort());
    const left = () => store.db.selectFrom('transit_request').select('id').execute();
    expect(await left()).toHaveLength(251);
    await deleteExpired(server.deps);
    expect(await left()).toEqual([]);
    await server.close();
  });

  test('unaccepted names of carriers are deleted, except those that were added again', async () => {
    const server = await engine.createServer();
    const { db } = server.store;
    await server.store.write((trx) => trx.deleteFrom('carrier').execute());
    const add = (name: string, visitor: string) =>
      server.call('addCarrier', { body: { name } }, undefined, { headers: { 'Pabean-Visitor': visitor } });
    for (const name of ['KM DITERIMA', 'KM LAMA', 'KM LAGI']) await add(name, mine);
    const accepted_at = server.clock().toISOString();
    await server.store.write((trx) =>
      trx.updateTable('carrier').set({ accepted_at }).where('name', '=', 'KM DITERIMA').execute(),
    );
    await daysLater(server, keptDays.carrier - 1);
    await add('KM LAGI', theirs);
    await daysLater(server, 2);
    const names = await db.selectFrom('carrier').select('name').orderBy('name').execute();
    expect(names.map(({ name }) => name)).toEqual(['KM DITERIMA', 'KM LAGI']);
    const visitors = await db.selectFrom('carrier_of_visitor').select('name').execute();
    expect(visitors).toEqual([{ name: 'KM LAGI' }]);
    await daysLater(server, keptDays.carrier);
    expect(await db.selectFrom('carrier').select('name').execute()).toEqual([{ name: 'KM DITERIMA' }]);
    await server.close();
  });

  test('counts of a day outlive its hours', async () => {
    const server = await engine.createServer();
    server.clock.set('2026-03-03T00:00:00Z');
    const ask = async () => (await server.call('findTransit', { params: { code: 'ABCD' } })).status;
    for (let index = 0; index < 100; index++) {
      if (index % 10 === 0) server.clock.advance(60_000);
      expect(await ask()).toBe(404);
    }
    server.clock.set('2026-03-03T23:59:00Z');
    await deleteExpired(server.deps);
    expect(await ask()).toBe(429);
    await server.close();
  });
});
