import { office020400 } from '@pabean/api/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { bucketKeys, fail, openBucket } from '../../testing/object-bucket.ts';
import { actAs, dataUrl, generousLimits, pdfUrl } from '../../testing/permit.ts';
import { largePdf, samplePdf } from '../../testing/sample-files.ts';
import { storeUpload } from './stored-files.ts';

const hour = 3_600_000;
const pdf = { code: '1', file: pdfUrl, extension: 'pdf' } as const;

describeStore('contents in an object store', (engine) => {
  let bucket: Awaited<ReturnType<typeof openBucket>>;
  let server: TestServer;
  beforeEach(async () => {
    bucket = await openBucket();
    server = await engine.createServer({
      places: { filesAt: bucket.address, objectKeys: bucketKeys },
      deps: { limits: generousLimits, office: { ...office020400, storage: { companyMb: 1, freeMb: 0 } } },
    });
  });
  afterEach(async () => {
    await server.close();
    await bucket.close();
  });

  const rows = () => server.store.db.selectFrom('stored_file').selectAll().execute();
  async function draftWithFile() {
    const importir = await actAs(server, 'importir');
    const draft = await importir.saveDraft();
    expect((await importir.add(draft, { ...pdf, code: '2', first: '1' })).status).toBe(200);
    const dokap = await importir.dokap(draft, '2');
    const [file] = await rows();
    const params = { id: dokap.id, name: file?.name ?? '' };
    const download = () => server.call('dokapFile', { params }, importir.token);
    return { importir, draft, dokap, download };
  }

  test('lie there under the ids of their rows, are served from there, and are deleted after their rows', async () => {
    const { importir, dokap, download } = await draftWithFile();
    const [row] = await rows();
    expect([...bucket.objects.keys()]).toEqual([`files/${row?.id}`]);
    const { answer, headers } = await download();
    expect(Buffer.from(answer?.bytes ?? []).equals(samplePdf)).toBe(true);
    expect(headers.get('content-length')).toBe(String(samplePdf.length));
    await server.call('deleteDokap', { body: { user: 'importir', id: dokap.id } }, importir.token);
    expect(bucket.objects.size).toBe(0);
  });

  test('are sent for no call that is refused', async () => {
    const { importir, draft } = await draftWithFile();
    bucket.asked.length = 0;
    const file = { ...pdf, code: '2', first: '1', file: dataUrl(largePdf()) };
    expect((await importir.add(draft, file)).status).toBe(200);
    expect((await importir.add(draft, file)).status).toBe(409);
    expect(bucket.asked).toEqual(['PUT']);
  });

  test('are copied with an application', async () => {
    const { importir, draft, dokap } = await draftWithFile();
    const copied = await server.call(
      'copyApplication',
      { body: { user: 'importir', id: draft, dokapIds: [dokap.id] } },
      importir.token,
    );
    expect(copied.status).toBe(200);
    const ids = (await rows()).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    for (const id of ids) expect((await server.deps.files.read(id))?.equals(samplePdf)).toBe(true);
  });

  test('of one transaction may be equal, and each has its own row', async () => {
    const { store, files } = server.deps;
    const upload = { bytes: samplePdf, mediaType: 'application/pdf', name: 'a.pdf' };
    const ids = await store.write(async (trx) => {
      const at = { db: trx, now: server.clock() };
      return [await storeUpload(at, files, upload, null), await storeUpload(at, files, upload, null)];
    });
    expect(new Set(ids).size).toBe(2);
    expect(bucket.objects.size).toBe(2);
  });

  test('can be neither opened nor stored while it is away, and everything else goes on', async () => {
    const { importir, draft, download } = await draftWithFile();
    bucket.trouble = (request) => Boolean(request.destroy());
    for (const refused of [await download(), await importir.add(draft, { ...pdf, code: '2', first: '2' })]) {
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('10');
      expect(refused.failure?.message).toMatch(/^Penyimpanan berkas sedang tidak dapat dihubungi/);
    }
    expect(await rows()).toHaveLength(1);
    expect((await importir.dokaps(draft)).filter(({ code }) => code === '2')).toHaveLength(1);
    expect((await importir.fill(draft, { code: '22', first: 'Gudang A', second: 'Batu Ampar' })).status).toBe(
      200,
    );
    const health = await server.call('health', {});
    expect([health.status, health.failure?.message]).toEqual([
      503,
      expect.stringMatching(/^Penyimpanan berkas/),
    ]);
    expect(server.logged).toContainEqual(expect.objectContaining({ event: 'files-unavailable' }));
    expect(server.logged.filter(({ event }) => event === 'incident')).toEqual([]);
  });

  test('that are not what was stored are not served as if they were', async () => {
    const { download } = await draftWithFile();
    for (const object of bucket.objects.values()) object.bytes = Buffer.from(object.bytes).fill(0, 40, 41);
    await expect(download()).rejects.toThrow();
    const [row] = await rows();
    await expect(server.deps.files.read(row?.id ?? '')).rejects.toThrow('not what was stored');
  });

  test('without a row are removed after a day by both clocks, page by page, all others stay', async () => {
    const { files } = server.deps;
    await draftWithFile();
    for (let index = 0; index < 7; index++)
      await files.write(server.store.db, `01TANPABARIS${index}`, samplePdf);
    await files.tryRoom(server.clock());
    const later = new Date(Date.now() + 30 * hour);
    expect(await files.sweep(later)).toBe(0);
    const long = new Date(Date.now() - 25 * hour);
    for (const object of bucket.objects.values()) object.at = long;
    expect(await files.sweep(new Date(Date.now() - 2 * hour))).toBe(0);
    expect(await files.sweep(later)).toBe(7);
    const [row] = await rows();
    expect([...bucket.objects.keys()].sort()).toEqual([`files/${row?.id}`, 'files/probe']);
  });

  test('belong to the servers that were there first', async () => {
    const { files } = server.deps;
    expect(await files.claim?.('kantor ini')).toBe(true);
    expect(await files.claim?.('kantor ini')).toBe(true);
    expect(await files.claim?.('kantor lain')).toBe(false);
  });

  test.each([
    ['a failure that passes', 500, 'InternalError', 200],
    ['bytes that changed on their way', 400, 'BadDigest', 200],
    ['overload', 503, 'SlowDown', 200],
    ['a bucket that is gone', 404, 'NoSuchBucket', 503],
    ['a key that was withdrawn', 403, 'AccessDenied', 503],
  ])('%s: %i %s', async (_, status, code, outcome) => {
    const { download } = await draftWithFile();
    let troubles = 1;
    bucket.trouble = (_request, response) => troubles-- > 0 && Boolean(fail(response, status, code));
    expect((await download()).status).toBe(outcome);
  });
});
