import { expect, test } from 'vitest';
import { keepHouse } from '../housekeeping.ts';
import { describeStore } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { addTransitLists, fileTransit } from '../testing/transit.ts';
import { keptDays } from './retention.ts';

const day = 86_400_000;
const [mine, theirs] = ['a'.repeat(32), 'b'.repeat(32)] as const;

/** Does what a server does every ten minutes, after some days. */
async function daysLater(server: TestServer, days: number) {
  server.clock.advance(days * day);
  await keepHouse(server.deps);
}

describeStore('what visitors leave', (engine) => {
  test('a request is kept for its days, and then found by nobody', async () => {
    const server = await engine.createServer();
    await addTransitLists(server.store);
    const code = await fileTransit(server);
    const find = async () => (await server.call('findTransit', { params: { code } })).status;
    await daysLater(server, keptDays.request);
    expect(await find()).toBe(200);
    server.clock.advance(1);
    await keepHouse(server.deps);
    expect(await find()).toBe(404);
    expect(await server.store.db.selectFrom('transit_request').selectAll().execute()).toEqual([]);
    await server.close();
  });

  test('names of carriers that nobody accepted go, but for those that somebody has added again', async () => {
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
    await keepHouse(server.deps);
    expect(await ask()).toBe(429);
    await server.close();
  });
});
