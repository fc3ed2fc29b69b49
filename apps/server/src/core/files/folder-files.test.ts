import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestServer } from '../../testing/index.ts';
import { actAs, pdfUrl } from '../../testing/permit.ts';
import { createFolderFiles } from './folder-files.ts';

async function temporaryFolder() {
  const directory = await mkdtemp(join(tmpdir(), 'pabean-files-'));
  const server = await createTestServer();
  onTestFinished(async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });
  return { directory, db: server.store.db, files: createFolderFiles(server.store, directory) };
}

const content = Buffer.from('isi berkas');

test('what was written is read back, and nothing else is left behind', async () => {
  const { directory, db, files } = await temporaryFolder();
  await files.write(db, '01ABCDEFGH', content);
  expect(await files.read('01ABCDEFGH')).toEqual(content);
  expect(await readdir(join(directory, 'GH'))).toEqual(['01ABCDEFGH']);
});

test('a missing content is undefined, and removing it twice is no error', async () => {
  const { db, files } = await temporaryFolder();
  await files.write(db, '01ABCDEFGH', content);
  await files.remove('01ABCDEFGH');
  await files.remove('01ABCDEFGH');
  expect(await files.read('01ABCDEFGH')).toBeUndefined();
});

test.each(['../../etc/passwd', 'a/b/c/d/e/f', '', '..', 'a'.repeat(65), 'abcdefgh\0'])(
  '%j is no id',
  async (id) => {
    const { files } = await temporaryFolder();
    expect(() => files.read(id)).toThrow('Not a file id');
  },
);

test('old contents are listed, unfinished ones too', async () => {
  const { directory, db, files } = await temporaryFolder();
  expect(await files.olderThan(Number.MAX_SAFE_INTEGER)).toEqual([]);
  await files.write(db, '01ABCDEFGH', content);
  await files.write(db, '01ABCDEFXY', content);
  await utimes(join(directory, 'XY', '01ABCDEFXY'), 1000, 1000);
  expect(await files.olderThan(Date.now() - 60_000)).toEqual(['01ABCDEFXY']);
});

test('contents without a row are removed after a day, all others stay', async () => {
  const server = await createTestServer();
  onTestFinished(() => server.close());
  const { store, files } = server.deps;
  const importir = await actAs(server, 'importir');
  const draft = await importir.saveDraft();
  await importir.fill(draft, { code: '1', file: pdfUrl, extension: 'pdf' });
  const { id } = await store.db.selectFrom('stored_file').select('id').executeTakeFirstOrThrow();
  await files.write(store.db, '01TANPABARIS', content);

  const today = new Date();
  expect(await files.sweep(today)).toBe(0);
  const later = new Date(today.getTime() + 25 * 3_600_000);
  expect(await files.sweep(later)).toBe(1);
  expect(await files.read('01TANPABARIS')).toBeUndefined();
  expect(await files.read(id)).toBeDefined();
});
