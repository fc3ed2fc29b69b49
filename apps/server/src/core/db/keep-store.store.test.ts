import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAllRows } from '../../testing/all-rows.ts';
import { describeStore } from '../../testing/describe-store.ts';
import { fillStore } from '../../testing/fill-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { emptyTables, keepStore, keptStores } from '../../testing/kept-stores.ts';

describeStore('a store that is archived for later migrations', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await engine.createServer();
    await fillStore(server);
  });
  afterAll(() => server.close());

  test('has rows in every table', async () => {
    expect(emptyTables(await readAllRows(server.store), engine.name)).toEqual([]);
  });

  test('is refused with the names of tables that have none, and nothing is stored', async () => {
    await server.store.write(async (trx) => {
      await trx.deleteFrom('ppftz_correction').execute();
      await trx.schema.createTable('parcel').addColumn('id', 'text').execute();
    });
    await expect(keepStore('9999-parcels', server)).rejects.toThrow(
      /^Nothing is in (parcel, ppftz_correction|ppftz_correction, parcel)\./,
    );
    expect(keptStores()).not.toContain('9999-parcels');
  });
});
