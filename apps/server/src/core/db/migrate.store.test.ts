import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { describeStore } from '../../testing/describe-store.ts';
import { readSchema } from '../../testing/schema.ts';
import { migrate, SchemaError } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';

const createMore: Migration = async (db, { text }) => {
  await db.schema.createTable('more').addColumn('id', text).execute();
};
const later = { ...migrations, '9998-more': createMore };

describeStore('migrations', (engine) => {
  async function createStore() {
    const server = await engine.createServer();
    onTestFinished(() => server.close());
    return server.store;
  }

  test('run once, however often and however many servers start at once', async () => {
    const store = await createStore();
    await Promise.all([1, 2, 3].map(() => migrate(store, later)));
    const applied = await store.db.selectFrom('kysely_migration').select('name').orderBy('name').execute();
    expect(applied.map(({ name }) => name)).toEqual(Object.keys(later));
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
    expect(await store.db.selectFrom('kysely_migration').select('name').execute()).toHaveLength(
      Object.keys(migrations).length,
    );
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
