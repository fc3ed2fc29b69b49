import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import pLimit from 'p-limit';
import { objectAddress } from '../src/core/files/object-address.ts';
import { openObjectStore } from '../src/core/files/object-store.ts';
import { call } from '../src/testing/call.ts';
import { count, type Finding, printFinding } from '../src/testing/finding.ts';
import { linesOf } from './audit.ts';
import { createCrowd } from './crowd.ts';
import { createRandom, type Random } from './random.ts';
import { atLeast, bar } from './row.ts';
import { fromAnywhere, openStation, warmUp } from './station.ts';
import { type Swift, startSwift } from './swift.ts';

const people = 12;
const manyObjects = 1_100;
const sizes = [0, 1, 70_000, 2_100 * 1024];
const regionOf = '&region=us-east-1';

/** A bucket of its own. */
async function newBucket({ endpoint, credentials }: Swift, name: string) {
  const client = new AwsClient({ ...credentials, service: 's3', region: 'us-east-1' });
  const { status } = await client.fetch(`${endpoint}/${name}`, { method: 'PUT' });
  if (status !== 200) throw new Error(`No bucket: ${status}.`);
  const url = `s3://${name}/office?endpoint=${endpoint}${regionOf}`;
  const address = objectAddress(url);
  if (!address) throw new Error(`Not an address: ${url}`);
  return { url, address };
}

/** What the server asks of a store, on a real one. */
async function answers(swift: Swift): Promise<Finding> {
  const failed: string[] = [];
  const expect = (what: string, is: boolean) => void (is || failed.push(what));
  const { address } = await newBucket(swift, 'answers');
  const objects = openObjectStore(address, swift.credentials);
  for (const size of sizes) {
    const bytes = randomBytes(size);
    await objects.put('one', bytes);
    expect(`${size} bytes`, (await objects.get('one'))?.equals(bytes) ?? false);
    const opened = await objects.open('one');
    const read = Buffer.from(await new Response(opened?.stream).arrayBuffer());
    expect(`${size} bytes in pieces`, opened?.size === size && read.equals(bytes));
  }
  await objects.remove('one');
  await objects.remove('one');
  expect('a removed object', (await objects.get('one')) === undefined);
  const takeTurn = pLimit(8);
  const names = Array.from({ length: manyObjects }, (_, index) => `object-${String(index).padStart(5, '0')}`);
  await Promise.all(names.map((name) => takeTurn(() => objects.put(name, randomBytes(9)))));
  const listed = await objects.list('');
  const rest = await objects.list(listed.at(-1)?.name ?? '');
  expect('a list', [...listed, ...rest].map(({ name }) => name).join() === names.join());
  expect(
    'an age',
    [...listed, ...rest].every(({ age }) => age > -5_000 && age < 600_000),
  );
  const refusal = async (key: string, bucket = address) =>
    openObjectStore(bucket, { ...swift.credentials, secretAccessKey: key })
      .get('one')
      .then(() => 'nothing', String);
  const { secretAccessKey } = swift.credentials;
  expect('a wrong key', / 403 SignatureDoesNotMatch$/.test(await refusal('wrong')));
  const other = { ...address, base: address.base.replace('/answers/', '/nowhere/') };
  expect('a missing bucket', / 404 NoSuchBucket$/.test(await refusal(secretAccessKey, other)));
  swift.freeze(true);
  expect('no answer', /no answer in time$/.test(await refusal(secretAccessKey)));
  swift.freeze(false);
  return { figures: [count('objects listed', listed.length + rest.length)], failed };
}

/** Kills the store in the middle of uploads, and some of the times the server with it. */
async function killed(swift: Swift, random: Random, kills: number): Promise<Finding> {
  const { url, address } = await newBucket(swift, 'killed');
  const { accessKeyId, secretAccessKey } = swift.credentials;
  const station = await openStation({
    clients: people,
    places: { filesAt: address, objectKeys: swift.credentials },
    environment: {
      ...fromAnywhere,
      FILES_URL: url,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    },
  });
  let server = await station.start();
  const crowd = createCrowd(station, { server: () => server.send, random: random.part(), mostKb: 900 });
  const { audit, counts, defects } = crowd;
  const health = () => call(server.send, 'health', {});
  const failed: string[] = [];
  const seen = { reads: 0, refused: 0, named: 0, servers: 0, slowest: 0 };
  for (let round = 0; round < kills; round++) {
    const ending = new AbortController();
    const working = crowd.work(ending.signal);
    await wait(300 + random.below(900));
    await swift.kill();
    for (const { username: user, token } of station.clients) {
      const { status } = await call(server.send, 'applicationList', { body: { user } }, { token });
      seen.reads++;
      if (status !== 200) seen.refused++;
    }
    const { status, failure } = await health();
    if (status === 503 && failure?.message.startsWith('Penyimpanan berkas')) seen.named++;
    const endsToo = round % 4 === 3;
    if (endsToo) {
      await server.end('SIGKILL');
      seen.servers++;
    }
    ending.abort();
    await working;
    await swift.resume();
    if (endsToo) server = await station.start();
    const begin = performance.now();
    while ((await health()).status !== 200 && performance.now() - begin < 30_000) await wait(20);
    seen.slowest = Math.max(seen.slowest, performance.now() - begin);
    await crowd.settle();
    await station.look(audit);
  }
  await server.end('SIGTERM');
  const { rows, objects } = await station.look(async ({ store }) => ({
    rows: (await store.db.selectFrom('stored_file').select('id').execute()).length,
    objects: (await openObjectStore(address, swift.credentials).list('')).length,
  }));
  await station.close();
  failed.push(...linesOf(defects), ...counts.wrong, ...station.incidents);
  return {
    figures: [
      atLeast('kills', kills, kills, failed),
      `${seen.servers} of them with the server`,
      count('writes answered with success', counts.answered),
      atLeast('refused with 503', counts.statuses.get(503) ?? 0, 1, failed),
      count('reads meanwhile', seen.reads),
      bar('of them refused', seen.refused, 0, failed),
      atLeast('times the health named it', seen.named, kills, failed),
      bar('lost, half or doubled', linesOf(defects).length, 0, failed),
      bar('ms at most until files go on', seen.slowest, 5_000, failed),
      `${rows} files, ${objects} objects`,
    ],
    failed,
  };
}

// `pnpm test:object-store [kills] [seed]`: the file store on a real OpenStack Swift with its S3 interface.
const [kills = 20, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
console.log(`Seed ${seed}. The same again: pnpm test:object-store ${kills} ${seed}`);
await warmUp();
const swift = await startSwift();
try {
  await printFinding('the answers of an object store', () => answers(swift));
  await printFinding('an object store that is killed', () => killed(swift, createRandom(seed), kills));
} finally {
  await swift.stop();
}
