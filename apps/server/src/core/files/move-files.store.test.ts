import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { bucketKeys, openBucket } from '../../testing/object-bucket.ts';
import { moveFiles } from './move-files.ts';
import { filePlaces, openFiles } from './open-files.ts';
import { storeUpload } from './stored-files.ts';

describeStore('moving contents', (engine) => {
  let bucket: Awaited<ReturnType<typeof openBucket>>;
  let server: TestServer;
  beforeEach(async () => {
    bucket = await openBucket();
    server = await engine.createServer();
  });
  afterEach(async () => {
    await server.close();
    await bucket.close();
  });

  const keys = () => ({ dataDir: server.dataDir, objectKeys: bucketKeys });
  const into = () => ({ ...keys(), filesAt: bucket.address });
  const outOf = () => ({ ...keys(), filesFrom: bucket.address });

  const texts = ['satu', 'dua', 'tiga', 'empat', 'lima'];
  /** Stores contents where servers with this configuration do; returns their ids. */
  async function fill(places: ReturnType<typeof into | typeof outOf>, contents = texts) {
    const { store, files } = openFiles(server.store, places);
    const ids: string[] = [];
    for (const text of contents) {
      const upload = { bytes: Buffer.from(text), mediaType: 'text/csv', name: 'a.csv' };
      const at = server.clock();
      ids.push(await store.write((trx) => storeUpload({ db: trx, now: at }, files, upload, null)));
    }
    return ids;
  }
  async function move(places: ReturnType<typeof into | typeof outOf>) {
    const { files: target, source } = filePlaces(server.store, places);
    if (!source) throw new Error('There is one place only.');
    return moveFiles({ store: server.store, source, target, progress: () => undefined });
  }
  const read = async (places: ReturnType<typeof into | typeof outOf>, ids: readonly string[]) => {
    const { files } = openFiles(server.store, places);
    return Promise.all(ids.map(async (id) => (await files.read(id))?.toString()));
  };
  const atHome = async () => {
    const ids: string[] = [];
    for await (const page of filePlaces(server.store, keys()).files.pages()) ids.push(...page);
    return ids;
  };

  test('into an object store and back leaves each in one place, readable throughout', async () => {
    const ids = await fill(outOf());
    expect(await read(into(), ids)).toEqual(texts);
    expect(await move(into())).toMatchObject({ files: 5, damaged: [] });
    expect([await atHome(), bucket.objects.size]).toEqual([[], 5]);
    expect(await read(into(), ids)).toEqual(texts);
    expect(await read(outOf(), ids)).toEqual(texts);
    expect(await move(outOf())).toMatchObject({ files: 5, damaged: [] });
    expect([(await atHome()).sort(), bucket.objects.size]).toEqual([[...ids].sort(), 0]);
    expect(await read(outOf(), ids)).toEqual(texts);
  });

  test('goes on where it was interrupted', async () => {
    const ids = await fill(outOf());
    let puts = 0;
    bucket.trouble = (request) => request.method === 'PUT' && ++puts > 2 && Boolean(request.destroy());
    await expect(move(into())).rejects.toThrow('fetch failed');
    expect(bucket.objects.size).toBe(2);
    expect(await read(into(), ids)).toEqual(texts);
    bucket.trouble = () => false;
    await move(into());
    expect([await atHome(), bucket.objects.size]).toEqual([[], 5]);
    expect(await read(into(), ids)).toEqual(texts);
  });

  test('leaves a content that is not what was uploaded, and one without a row', async () => {
    const [whole = '', damaged = ''] = await fill(into(), ['satu', 'dua']);
    const object = bucket.objects.get(`files/${damaged}`);
    await openFiles(server.store, into()).files.write(server.store.db, damaged, Buffer.from('du'));
    await openFiles(server.store, into()).files.write(server.store.db, '01TANPABARIS', Buffer.from('x'));
    expect(object?.bytes.toString()).toBe('dua');
    expect(await move(outOf())).toMatchObject({ files: 1, damaged: [damaged] });
    expect(await atHome()).toEqual([whole]);
    expect(bucket.objects.size).toBe(2);
  });

  test('a content is found while it goes from one place to the other', async () => {
    const ids = await fill(outOf());
    const [first = ''] = ids;
    const { files: target, source } = filePlaces(server.store, into());
    const { files } = openFiles(server.store, into());
    // Moved just after a reader did not find it in the object store.
    let gets = 0;
    let moved: Promise<unknown> | undefined;
    bucket.trouble = (request, response) => {
      if (request.method !== 'GET' || gets++ > 0) return false;
      moved = target
        .write(server.store.db, first, Buffer.from('satu'))
        .then(() => source?.remove(first))
        .then(() => response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>'));
      return true;
    };
    expect((await files.read(first))?.toString()).toBe('satu');
    await moved;
    expect(gets).toBe(2);
  });
});
