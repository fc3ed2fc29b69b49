import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFileStore } from './file-store.ts';

async function temporaryStore() {
  const directory = await mkdtemp(join(tmpdir(), 'pabean-files-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  return { directory, store: createFileStore(directory) };
}

const content = Buffer.from('isi berkas');

test('what was written is read back, and nothing else is left behind', async () => {
  const { directory, store } = await temporaryStore();
  await store.write('01ABCDEFGH', content);
  expect(await store.read('01ABCDEFGH')).toEqual(content);
  expect(await readdir(join(directory, 'GH'))).toEqual(['01ABCDEFGH']);
});

test('a missing content is undefined, and removing it twice is no error', async () => {
  const { store } = await temporaryStore();
  await store.write('01ABCDEFGH', content);
  await store.remove('01ABCDEFGH');
  await store.remove('01ABCDEFGH');
  expect(await store.read('01ABCDEFGH')).toBeUndefined();
});

test.each(['../../etc/passwd', 'a/b/c/d/e/f', '', '..', 'a'.repeat(65), 'abcdefgh\0'])(
  '%j is no id',
  async (id) => {
    const { store } = await temporaryStore();
    expect(() => store.read(id)).toThrow('Not a file id');
  },
);

test('old contents are listed, unfinished ones too', async () => {
  const { directory, store } = await temporaryStore();
  expect(await store.olderThan(Number.MAX_SAFE_INTEGER)).toEqual([]);
  await store.write('01ABCDEFGH', content);
  await store.write('01ABCDEFXY', content);
  await utimes(join(directory, 'XY', '01ABCDEFXY'), 1000, 1000);
  expect(await store.olderThan(Date.now() - 60_000)).toEqual(['01ABCDEFXY']);
});
