import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import type { Db } from '../db/store.ts';
import { createDatabaseFiles } from './database-files.ts';
import type { FileStore } from './file-store.ts';
import { storeUpload } from './stored-files.ts';

const kb = 1024;

describeStore('contents in the store', (engine) => {
  let server: TestServer;
  let files: FileStore;
  beforeAll(async () => {
    server = await engine.createServer();
    files = createDatabaseFiles(server.store);
  });
  afterAll(() => server.close());

  const upload = (bytes: Buffer) => ({ bytes, mediaType: 'application/pdf', name: 'Surat.pdf' });
  const save = (bytes: Buffer) =>
    server.store.write((trx) => storeUpload({ db: trx, now: server.clock() }, files, upload(bytes), null));
  const countOf = async (db: Db, table: 'stored_file' | 'file_chunk') =>
    (await db.selectFrom(table).selectAll().execute()).length;

  test.each([0, 1, 256 * kb - 1, 256 * kb, 256 * kb + 1, 2100 * kb])(
    '%i bytes are read back as they were',
    async (size) => {
      const bytes = randomBytes(size);
      const read = await files.read(await save(bytes));
      expect(read?.equals(bytes)).toBe(true);
    },
  );

  test('a missing content is undefined', async () => {
    expect(await files.read('01TIDAKADA')).toBeUndefined();
  });

  test('a call that is rolled back leaves neither row nor content', async () => {
    const { store, clock } = server;
    const before = [await countOf(store.db, 'stored_file'), await countOf(store.db, 'file_chunk')];
    const work = store.write(async (trx) => {
      await storeUpload({ db: trx, now: clock() }, files, upload(randomBytes(600 * kb)), null);
      throw new Error('berhenti');
    });
    await expect(work).rejects.toThrow('berhenti');
    expect([await countOf(store.db, 'stored_file'), await countOf(store.db, 'file_chunk')]).toEqual(before);
  });

  test('a content is deleted with its row', async () => {
    const id = await save(randomBytes(600 * kb));
    await server.store.write((trx) => trx.deleteFrom('stored_file').where('id', '=', id).execute());
    expect(await files.read(id)).toBeUndefined();
  });

  test('there is no content without a row', async () => {
    const orphan = server.store.write((trx) => files.write(trx, '01TANPABARIS', Buffer.from('x')));
    await expect(orphan).rejects.toThrow(/foreign key/i);
  });
});
