import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeStore } from '../../testing/describe-store.ts';
import { createTestServer } from '../../testing/index.ts';
import { isSafeSqlite, openSqlite } from './open-sqlite.ts';
import { retryCollisions } from './retry.ts';
import { StoreBusyError } from './store.ts';

const collision = () => Object.assign(new Error('database is locked'), { errcode: 517 });

describeStore('the store', (engine) => {
  test('rolls back a transaction that fails', async () => {
    const server = await engine.createServer();
    const work = server.store.write(async (trx) => {
      await trx.deleteFrom('code_label').execute();
      throw new Error('berhenti');
    });
    await expect(work).rejects.toThrow('berhenti');
    expect(await server.store.db.selectFrom('code_label').select('code').execute()).not.toHaveLength(0);
    await server.close();
  });

  test('counts right under parallel writers', async () => {
    const server = await engine.createServer();
    const { store } = server;
    await store.write((trx) =>
      trx.insertInto('rate_limit').values({ key: 'k', window_start: 0, count: 0 }).execute(),
    );
    const add = () =>
      store.write((trx) =>
        trx
          .updateTable('rate_limit')
          .set((eb) => ({ count: eb('count', '+', 1) }))
          .execute(),
      );
    await Promise.all(Array.from({ length: 60 }, add));
    const row = await store.db.selectFrom('rate_limit').select('count').executeTakeFirstOrThrow();
    expect(row.count).toBe(60);
    await server.close();
  });

  test('waits for the disk in every transaction except those that may be lost', async () => {
    const { store, close } = await engine.createServer();
    const setting = sql<{ waits: unknown }>`${sql.raw(
      store.engine === 'postgres'
        ? `select current_setting('synchronous_commit') as waits`
        : 'select synchronous as waits from pragma_synchronous',
    )}`;
    const inside = async (write: typeof store.write) =>
      (await write((trx) => setting.execute(trx))).rows[0]?.waits;
    const [always, lightly] = store.engine === 'postgres' ? ['on', 'off'] : [2, 1];
    expect(await inside(store.write)).toBe(always);
    expect(await inside(store.writeLightly)).toBe(lightly);
    const failing = store.writeLightly(() => Promise.reject(new Error('berhenti')));
    await expect(failing).rejects.toThrow('berhenti');
    const together = [store.writeLightly, store.write, store.writeLightly, store.write].map(inside);
    expect(await Promise.all(together)).toEqual([lightly, always, lightly, always]);
    await close();
  });

  test('stores texts unchanged and sorts them by their bytes', async () => {
    const server = await engine.createServer();
    const labels = ['a', 'B', '_', 'é', 'ß', '😀', "'; drop table account; --"];
    await server.store.write((trx) =>
      trx
        .insertInto('code_label')
        .values(labels.map((label, position) => ({ kind: 'uji', code: String(position), label, position })))
        .execute(),
    );
    const rows = await server.store.db
      .selectFrom('code_label')
      .select('label')
      .where('kind', '=', 'uji')
      .orderBy('label')
      .execute();
    const bytes = (text: string) => Buffer.from(text);
    expect(rows.map(({ label }) => label)).toEqual(
      labels.toSorted((a, b) => Buffer.compare(bytes(a), bytes(b))),
    );
    await server.close();
  });
});

test('a store for reading does not write', async () => {
  const server = await createTestServer();
  await expect(server.store.db.deleteFrom('session').execute()).rejects.toThrow('readonly');
  await server.close();
});

test('every write of the embedded store waits for the disk', async () => {
  const server = await createTestServer();
  const level = await server.store.write(async (trx) => {
    const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(trx);
    return rows[0]?.synchronous;
  });
  expect(level).toBe(2);
  await server.close();
});

test('a conflict is tried again, other errors are not', async () => {
  let tries = 0;
  expect(
    await retryCollisions(async () => {
      if (++tries < 3) throw collision();
      return 'selesai';
    }),
  ).toBe('selesai');
  expect(tries).toBe(3);
  const work = retryCollisions(async () => {
    tries++;
    throw new Error('lain');
  });
  await expect(work).rejects.toThrow('lain');
  expect(tries).toBe(4);
});

test('a conflict that does not end is reported', async () => {
  const work = retryCollisions(async () => {
    throw collision();
  });
  await expect(work).rejects.toThrow(StoreBusyError);
});

test.each([
  ['3.51.2', false],
  ['3.50.9', false],
  ['3.51.3', true],
  ['3.53.0', true],
  ['4.0.0', true],
  ['', false],
])('SQLite %s is safe for two processes: %s', (version, safe) => {
  expect(isSafeSqlite(version)).toBe(safe);
});

test('a store in a folder that is not there cannot be opened', () => {
  expect(() => openSqlite('/tidak/ada/pabean.db')).toThrow();
});
