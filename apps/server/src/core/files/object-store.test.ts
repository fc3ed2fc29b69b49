import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { bucketKeys, openBucket } from '../../testing/object-bucket.ts';
import { objectAddress } from './object-address.ts';
import { openObjectStore } from './object-store.ts';

const times = { answer: 150, pauses: [1, 1], tries: 2_000, rest: 300 };

async function open() {
  const bucket = await openBucket();
  onTestFinished(() => bucket.close());
  return { bucket, objects: openObjectStore(bucket.address, bucketKeys, times) };
}

test('an address names bucket, prefix, endpoint and region', () => {
  expect(objectAddress('s3://pabean/a/b?endpoint=http://10.0.0.1:8080&region=batam')).toEqual({
    base: 'http://10.0.0.1:8080/pabean/a/b/',
    bucket: 'http://10.0.0.1:8080/pabean',
    prefix: 'a/b/',
    region: 'batam',
  });
  expect(objectAddress('s3://pabean?region=ap-southeast-3')?.base).toBe(
    'https://s3.ap-southeast-3.amazonaws.com/pabean/',
  );
});

test.each([
  'https://pabean/files',
  's3://kunci:rahasia@pabean/files',
  's3://pabean/files?endpoint=http://kunci:rahasia@host',
  's3://pabean/files?secret=rahasia',
  's3://pabean/files?endpoint=http://host/path',
  's3://pabean/../files?endpoint=ftp://host',
  's3://pabean/a%20b',
  's3://P',
])('%s is no address', (text) => {
  expect(objectAddress(text)).toBeUndefined();
});

test.each([0, 1, 70_000, 2_100 * 1024])('%i bytes are read back as they were', async (size) => {
  const { objects } = await open();
  const bytes = randomBytes(size);
  await objects.put('satu', bytes);
  expect((await objects.get('satu'))?.equals(bytes)).toBe(true);
  const opened = await objects.open('satu');
  expect(opened?.size).toBe(size);
  expect(Buffer.from(await new Response(opened?.stream).arrayBuffer()).equals(bytes)).toBe(true);
});

test('a missing object is undefined, and removing it is no error', async () => {
  const { objects } = await open();
  await objects.remove('satu');
  expect(await objects.get('satu')).toBeUndefined();
  expect(await objects.open('satu')).toBeUndefined();
});

test('a wrong key is refused in a sentence that does not hold it', async () => {
  const { bucket } = await open();
  const objects = openObjectStore(bucket.address, { ...bucketKeys, secretAccessKey: 'salah' }, times);
  await expect(objects.put('satu', randomBytes(9))).rejects.toThrow(
    /^PUT \/bucket\/files\/satu: 403 SignatureDoesNotMatch$/,
  );
});

test('a store that does not answer is tried again and then given up; for a while nobody waits for it', async () => {
  const { bucket, objects } = await open();
  await objects.put('satu', randomBytes(9));
  bucket.asked.length = 0;
  bucket.trouble = () => true;
  await expect(objects.get('satu')).rejects.toThrow('no answer in time');
  expect(bucket.asked).toEqual(['GET', 'GET', 'GET']);
  await expect(objects.get('satu')).rejects.toThrow('a moment ago');
  expect(bucket.asked).toHaveLength(3);
  bucket.trouble = () => false;
  await expect.poll(() => objects.get('satu').catch(() => undefined)).toHaveLength(9);
});

test('an answer that ends in its middle is asked for again, and a stream of it fails', async () => {
  const { bucket, objects } = await open();
  await objects.put('satu', randomBytes(50_000));
  let cuts = 1;
  bucket.trouble = (_, response) => {
    if (cuts-- <= 0) return false;
    response.writeHead(200, { 'content-length': 50_000 });
    response.write(randomBytes(20_000), () => response.destroy());
    return true;
  };
  expect(await objects.get('satu')).toHaveLength(50_000);
  cuts = 1;
  const opened = await objects.open('satu');
  await expect(new Response(opened?.stream).arrayBuffer()).rejects.toThrow();
});

test('an object that is damaged keeps nobody from the others', async () => {
  const { bucket, objects } = await open();
  await objects.put('satu', randomBytes(90));
  await objects.put('dua', randomBytes(90));
  const satu = bucket.objects.get('files/satu');
  if (satu) satu.bytes = randomBytes(90);
  await expect(objects.get('satu')).rejects.toThrow('not what was stored');
  expect(await objects.get('dua')).toHaveLength(90);
  const opened = await objects.open('satu');
  await expect(new Response(opened?.stream).arrayBuffer()).rejects.toThrow();
});

test('a reader who takes nothing more ends the request', async () => {
  const { bucket, objects } = await open();
  await objects.put('satu', randomBytes(2_000_000));
  const closed = Promise.withResolvers<void>();
  bucket.trouble = (_, response) => {
    response.once('close', closed.resolve);
    return false;
  };
  const opened = await objects.open('satu');
  const reader = opened?.stream.getReader();
  await reader?.read();
  await reader?.cancel();
  await closed.promise;
});
