import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeStore } from './testing/describe-store.ts';
import { call } from './testing/index.ts';
import { bucketKeys, openBucket } from './testing/object-bucket.ts';
import { runCli } from './testing/run-cli.ts';
import { useServerProcesses } from './testing/use-server-processes.ts';

const { start, stop } = useServerProcesses();

describeStore('an object store', (engine) => {
  async function prepare() {
    const dataDir = mkdtempSync(join(tmpdir(), 'pabean-objects-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const bucket = await openBucket();
    onTestFinished(() => bucket.close());
    const home = { DATA_DIR: dataDir, DATABASE_URL: await engine.createDatabase() };
    const url = bucket.address.base.replace(/^(http:\/\/[^/]+)\/(.*)\/$/, 's3://$2?endpoint=$1');
    const keys = {
      AWS_ACCESS_KEY_ID: bucketKeys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: bucketKeys.secretAccessKey,
    };
    return { bucket, home, url, keys };
  }

  test('takes all files of a running server, and gives them back', async () => {
    const { bucket, home, url, keys } = await prepare();
    await stop(await start(home), 'SIGTERM');
    const inStore = { ...home, ...keys, FILES_URL: url };
    const server = await start(inStore);
    const moved = await runCli(inStore, 'files', 'move');
    expect(moved).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Moved [1-9]\d* files, /) });
    expect(moved.stderr).toMatch(/^\d+ files, [\d.,]+ MB moved, of at most \d+$/m);
    expect(bucket.objects.size).toBeGreaterThan(10);
    expect((await runCli(inStore, 'files', 'move')).stdout).toMatch(/^Moved 0 files/);
    expect((await call(server.send, 'health', {})).status).toBe(200);
    await stop(server, 'SIGTERM');
    const back = await runCli({ ...home, ...keys, FILES_FROM_URL: url }, 'files', 'move');
    expect(back.stdout).toMatch(/^Moved [1-9]\d* files, /);
    expect([...bucket.objects.keys()].every((name) => /owner|probe/.test(name))).toBe(true);
  }, 60_000);

  test('is refused at the start in a sentence where it cannot be used', async () => {
    const { bucket, home, url, keys } = await prepare();
    const inStore = { ...home, ...keys, FILES_URL: url };
    await stop(await start(inStore), 'SIGTERM');
    await expect(start({ ...inStore, AWS_SECRET_ACCESS_KEY: 'salah-salah' })).rejects.toThrow(
      /ended with 1: The object store cannot be used: GET \/bucket: 403 SignatureDoesNotMatch\. Does it run there/,
    );
    const other = await prepare();
    await expect(start({ ...other.home, ...keys, FILES_URL: url })).rejects.toThrow(
      /ended with 1: The object store of FILES_URL or FILES_FROM_URL holds the files of servers with another SECRET/,
    );
    await expect(start({ ...other.home, ...keys, FILES_FROM_URL: url })).rejects.toThrow(
      /with another SECRET/,
    );
    await bucket.close();
    await expect(start(inStore)).rejects.toThrow(/The object store cannot be used: .*ECONNREFUSED/);
    expect((await runCli(home, 'files', 'move')).stderr).toMatch(/^Files have one place only/);
  }, 60_000);
});
