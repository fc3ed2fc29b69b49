import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import type { Store } from '../db/store.ts';
import type { LogEvent } from '../log.ts';
import { createDatabaseFiles } from './database-files.ts';
import { createFolderFiles } from './folder-files.ts';
import { importFolder } from './import-folder.ts';
import { storeUpload } from './stored-files.ts';

describeStore('a folder of an earlier server', (engine) => {
  let server: TestServer;
  let dataDir: string;
  beforeAll(async () => {
    server = await engine.createServer();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'pabean-import-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const directory = () => join(dataDir, 'files');

  /** Inserts rows whose contents are in the folder; returns their ids. */
  async function fill(contents: readonly string[]) {
    const folder = createFolderFiles(server.store, directory());
    const upload = (text: string) => ({
      bytes: Buffer.from(text),
      mediaType: 'application/pdf',
      name: 'a.pdf',
    });
    return Promise.all(
      contents.map((text) =>
        server.store.write((trx) =>
          storeUpload({ db: trx, now: server.clock() }, folder, upload(text), null),
        ),
      ),
    );
  }

  async function run(store: Store = server.store) {
    const logged: LogEvent[] = [];
    await importFolder({ store, clock: server.clock, log: (event) => logged.push(event) }, directory());
    return logged;
  }

  const contentsOf = (ids: readonly string[]) =>
    Promise.all(
      ids.map(async (id) => (await createDatabaseFiles(server.store).read(id))?.toString() ?? null),
    );

  test('is imported once, and renamed', async () => {
    const ids = await fill(['satu', 'dua', 'tiga']);
    expect(await run()).toMatchObject([{ event: 'files-imported', imported: 3, damaged: 0 }]);
    expect(await contentsOf(ids)).toEqual(['satu', 'dua', 'tiga']);
    expect(readdirSync(dataDir)).toEqual([expect.stringMatching(/^files-imported-/)]);
    expect(await run()).toEqual([]);
  });

  test('is continued where an import was interrupted', async () => {
    const ids = await fill(['satu', 'dua', 'tiga']);
    let writes = 0;
    const dying: Store = {
      ...server.store,
      write: (work) => (++writes > 2 ? Promise.reject(new Error('mati')) : server.store.write(work)),
    };
    await expect(run(dying)).rejects.toThrow('mati');
    expect((await contentsOf(ids)).filter((content) => content === null)).toHaveLength(1);
    expect(await run()).toMatchObject([{ event: 'files-imported', imported: 1 }]);
    expect(await contentsOf(ids)).toEqual(['satu', 'dua', 'tiga']);
  });

  test('is imported without files that differ from their row, or have no row', async () => {
    const [whole = '', damaged = ''] = await fill(['satu', 'dua']);
    const folder = createFolderFiles(server.store, directory());
    await folder.write(server.store.db, damaged, Buffer.from('du'));
    await folder.write(server.store.db, '01TANPABARIS', Buffer.from('x'));
    expect(await run()).toMatchObject([
      { event: 'file-damaged', file: damaged },
      { event: 'files-imported', imported: 1, damaged: 1 },
    ]);
    expect(await contentsOf([whole, damaged])).toEqual(['satu', null]);
  });
});
