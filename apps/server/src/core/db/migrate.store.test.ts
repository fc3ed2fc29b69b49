import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { readAllRows } from '../../testing/all-rows.ts';
import { describeStore } from '../../testing/describe-store.ts';
import { openKeptStore } from '../../testing/kept-stores.ts';
import { readSchema } from '../../testing/schema.ts';
import { migrate, SchemaError } from './migrate.ts';
import { schema } from './migrations/0001-schema.ts';
import { migrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

const createMore: Migration = async (db, { text }) => {
  await db.schema.createTable('more').addColumn('id', text).execute();
};
const later = { ...migrations, '9998-more': createMore };

const appliedTo = async ({ db }: Store) =>
  (await db.selectFrom('kysely_migration').select('name').orderBy('name').execute()).map(({ name }) => name);

describeStore('migrations', (engine) => {
  async function createStore() {
    const server = await engine.createServer();
    onTestFinished(() => server.close());
    return server.store;
  }

  test('run once, however often and however many servers start at once', async () => {
    const store = await createStore();
    await Promise.all([1, 2, 3].map(() => migrate(store, later)));
    expect(await appliedTo(store)).toEqual(Object.keys(later));
  });

  test('run one after the other on an empty database, too', async () => {
    const store = await createStore();
    await store.write(async (trx) => {
      if (engine.name === 'sqlite') await sql`pragma defer_foreign_keys = on`.execute(trx);
      for (const { name } of await trx.introspection.getTables({ withInternalKyselyTables: true })) {
        await sql`drop table ${sql.table(name)} ${sql.raw(engine.name === 'postgres' ? 'cascade' : '')}`.execute(
          trx,
        );
      }
    });
    await Promise.all([1, 2, 3].map(() => migrate(store)));
    expect(await appliedTo(store)).toEqual(Object.keys(migrations));
  });

  test('leave nothing behind when one of them fails, and report why', async () => {
    const store = await createStore();
    const before = await readSchema(store);
    const broken: Migration = async (db, types) => {
      await createMore(db, types);
      await sql`create nonsense`.execute(db);
    };
    await expect(migrate(store, { ...migrations, '9998-more': broken })).rejects.toThrow('syntax error');
    expect(await readSchema(store)).toEqual(before);
    await migrate(store, later);
  });

  test('store texts in the order of their bytes and numbers of 53 bits', async () => {
    const store = await createStore();
    const create: Migration = async (db, { text, integer }) => {
      await db.schema.createTable('more').addColumn('id', text).addColumn('size', integer).execute();
      for (const id of ['é', 'a', 'B']) {
        await db.insertInto('more').values({ id, size: Number.MAX_SAFE_INTEGER }).execute();
      }
    };
    await migrate(store, { ...migrations, '9998-more': create });
    const { rows } = await sql<{ id: string; size: number }>`select * from more order by id`.execute(
      store.db,
    );
    expect(rows.map(({ id }) => id)).toEqual(['B', 'a', 'é']);
    expect(rows.every(({ size }) => size === Number.MAX_SAFE_INTEGER)).toBe(true);
  });

  test('refuse the data of a newer server', async () => {
    const store = await createStore();
    await migrate(store, later);
    await expect(migrate(store)).rejects.toThrow(SchemaError);
    await expect(migrate(store)).rejects.toThrow(/has schema 9998-more.* Start the newer server/);
  });

  test('refuse the data of a different server', async () => {
    const store = await createStore();
    await migrate(store, later);
    const others = { ...migrations, '9998-other': createMore, '9999-more': createMore };
    await expect(migrate(store, others)).rejects.toThrow(SchemaError);
    await expect(migrate(store, others)).rejects.toThrow(
      'has schema 9998-more where this server knows 9998-other',
    );
  });
});

describeStore('a store from before the first release', (engine) => {
  /** Opens it in so many servers. */
  async function openOld(servers = 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'pabean-old-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const databaseUrl = await engine.createDatabase();
    await openKeptStore('0001-schema', engine.name, dataDir, databaseUrl);
    return Array.from({ length: servers }, () => {
      const store = openStore({ dataDir, databaseUrl });
      onTestFinished(() => store.close());
      return store;
    }) as [Store, ...Store[]];
  }

  test('is taken over with every row, by one of several servers that start at once', async () => {
    const stores = await openOld(3);
    const [store] = stores;
    expect(await appliedTo(store)).toHaveLength(19);
    const before = await readAllRows(store);
    await Promise.all(stores.map((each) => migrate(each, { '0001-schema': schema })));
    expect(await appliedTo(store)).toEqual(['0001-schema']);
    expect(await readAllRows(store)).toEqual(before);
    await migrate(store, later);
    expect(await appliedTo(store)).toEqual(Object.keys(later));
  });

  test('is taken over with what has been added since, or not at all', async () => {
    const [store] = await openOld();
    const broken: Migration = async (db) => void (await sql`create nonsense`.execute(db));
    await expect(migrate(store, { ...migrations, '9998-more': broken })).rejects.toThrow('syntax error');
    expect(await appliedTo(store)).toHaveLength(19);
    await migrate(store, later);
    expect(await appliedTo(store)).toEqual(Object.keys(later));
  });

  test.each(['0001-first-slice', '0015-transit', '0018-questions'])(
    'that ends at %s is refused with what to do, and not changed',
    async (last) => {
      const [store] = await openOld();
      await store.write((trx) => trx.deleteFrom('kysely_migration').where('name', '>', last).execute());
      const before = { applied: await appliedTo(store), schema: await readSchema(store) };
      await expect(migrate(store)).rejects.toThrow(SchemaError);
      await expect(migrate(store)).rejects.toThrow(
        new RegExp(`has schema ${last}, .* Start the last version with schema 0019-kept-time once`),
      );
      expect({ applied: await appliedTo(store), schema: await readSchema(store) }).toEqual(before);
    },
  );

  test('of the first servers, which listed migrations in a table of their own, is refused, too', async () => {
    const [store] = await openOld();
    await store.write(async (trx) => {
      await trx.schema.dropTable('kysely_migration').execute();
      await trx.schema.createTable('migration').addColumn('number', 'integer').execute();
    });
    await expect(migrate(store)).rejects.toThrow(/from before the first release/);
    await expect(appliedTo(store)).rejects.toThrow();
  });
});
