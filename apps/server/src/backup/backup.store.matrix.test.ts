import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { EndpointName, Endpoints, InputOf } from '@pabean/api/contract';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../core/db/open-store.ts';
import { openFiles } from '../core/files/open-files.ts';
import { addClients, type Client } from '../testing/clients.ts';
import { describeStore, type Engine } from '../testing/describe-store.ts';
import { call, type Send } from '../testing/index.ts';
import { dataUrl, dokapOf } from '../testing/permit.ts';
import { type Ran, runCli } from '../testing/run-cli.ts';
import { largePdf } from '../testing/sample-files.ts';
import { sampleHeader } from '../testing/samples.ts';
import { useServerProcesses } from '../testing/use-server-processes.ts';
import { readBackup } from './manifest.ts';
import { dumpDatabase } from './postgres-tools.ts';

const { start, stop } = useServerProcesses();

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pabean-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const secret = 's'.repeat(32);

const environmentOf = async (engine: Engine, dataDir: string) => ({
  DEMO: '0',
  SECRET: secret,
  DATA_DIR: dataDir,
  DATABASE_URL: await engine.createDatabase(),
});

type Environment = Awaited<ReturnType<typeof environmentOf>>;

const openAs = ({ DATA_DIR, DATABASE_URL }: Environment) =>
  openStore({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });

/** A refusal is a sentence: nothing on standard output, no stack. */
function expectSentence({ code, stdout, stderr }: Ran, sentence: RegExp) {
  expect(stderr).toMatch(sentence);
  expect(
    stderr
      .trim()
      .split('\n')
      .filter((line) => /^\s+at /.test(line)),
  ).toEqual([]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
}

const letter = { file: dataUrl(largePdf()), extension: 'pdf' } as const;

/** Saves drafts with a file each and deletes every third, until stopped. Returns what was acknowledged, and when. */
function work(send: Send, { username: user, token }: Client) {
  const ending = new AbortController();
  const saved = new Map<string, number>();
  const ask = async <Name extends EndpointName>(name: Name, input: InputOf<Endpoints[Name]>) => {
    for (;;) {
      const { status, answer, failure } = await call(send, name, input, { token });
      if (answer) return answer;
      if (status !== 503) throw new Error(JSON.stringify(failure));
    }
  };
  const done = (async () => {
    for (let round = 1; !ending.signal.aborted; round++) {
      const { id } = await ask('saveApplication', { body: { ...sampleHeader, user, number: randomUUID() } });
      const dokaps = await ask('dokapList', { body: { user, applicationId: id } });
      const waiting = dokaps.find(({ code }) => code === '1');
      if (!waiting) throw new Error('No letter is asked for.');
      const body = { ...dokapOf(id, { code: '1', user, ...letter }), id: waiting.id };
      await ask('updateDokap', { body });
      if (round % 3 === 0) await ask('deleteApplication', { body: { user, id } });
      else saved.set(id, performance.now());
    }
  })();
  return {
    saved,
    async stop() {
      ending.abort();
      await done;
    },
  };
}

describeStore('a backup of a running server', (engine) => {
  test('has everything that was acknowledged before, nothing half, and every file; a server starts on it', async () => {
    const environment = await environmentOf(engine, temporaryFolder());
    const filled = openAs(environment);
    const clients = await addClients(filled, 6);
    await filled.close();
    const server = await start(environment);
    const workers = clients.map((client) => work(server.send, client));
    const count = () => workers.reduce((sum, { saved }) => sum + saved.size, 0);
    while (count() < 12) await wait(20);
    const began = performance.now();
    const folder = join(temporaryFolder(), 'backup');
    const ran = await runCli(environment, 'backup', folder);
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    expect(ran.stdout).toMatch(/^Backup in .*: (?:1 file|\d+ files), [\d.]+ MB\.\n$/);
    const enough = count() + 3;
    while (count() < enough) await wait(20);
    await Promise.all(workers.map((worker) => worker.stop()));
    await stop(server, 'SIGKILL');

    const restored = await environmentOf(engine, join(temporaryFolder(), 'data'));
    expect(await runCli(restored, 'restore', folder)).toMatchObject({ code: 0, stderr: '' });
    const store = openAs(restored);
    const { files } = openFiles(store, { dataDir: restored.DATA_DIR });
    const ids = new Set(
      (await store.db.selectFrom('application').select('id').execute()).map(({ id }) => id),
    );
    const before = workers.flatMap(({ saved }) => [...saved].filter(([, at]) => at < began));
    expect(before.map(([id]) => id).filter((id) => !ids.has(id))).toEqual([]);
    const rows = await store.db.selectFrom('stored_file').selectAll().execute();
    expect(rows.length).toBeGreaterThanOrEqual(before.length);
    for (const { id, sha256 } of rows) {
      const content = await files.read(id);
      expect(content && createHash('sha256').update(content).digest('hex')).toBe(sha256);
    }
    await store.close();

    const again = await start(restored);
    const [client] = clients;
    if (!client) return expect.fail('nobody');
    const { username: user, token } = client;
    const { answer } = await call(again.send, 'applicationList', { body: { user } }, { token });
    expect(answer?.length).toBeGreaterThan(0);
    expectSentence(await runCli(restored, 'restore', folder), /already uses|is not empty/);
  }, 120_000);
});

describe('a backup', () => {
  let original: string;
  let ownSecret: string;
  beforeAll(async () => {
    original = mkdtempSync(join(tmpdir(), 'pabean-backup-'));
    const dataDir = mkdtempSync(join(tmpdir(), 'pabean-backup-data-'));
    const server = await start({ DATA_DIR: dataDir });
    ownSecret = readFileSync(join(dataDir, 'secret'), 'utf8');
    expect(await runCli({ DATA_DIR: dataDir }, 'backup', original)).toMatchObject({ code: 0, stderr: '' });
    await stop(server, 'SIGKILL');
    rmSync(dataDir, { recursive: true });
    return () => rmSync(original, { recursive: true });
  });

  /** A copy of it that a test may damage. */
  function copied() {
    const folder = join(temporaryFolder(), 'backup');
    cpSync(original, folder, { recursive: true });
    return folder;
  }
  const restoreTo = (dataDir: string, folder: string, environment = {}) =>
    runCli({ DATA_DIR: dataDir, ...environment }, 'restore', folder);
  const change = (folder: string, text: (before: string) => string) => {
    const path = join(folder, 'backup.json');
    writeFileSync(path, text(readFileSync(path, 'utf8')));
  };
  const pathsIn = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

  test('of a server that generated its secret contains it, readable by the owner alone', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    expect(await restoreTo(dataDir, original)).toMatchObject({ code: 0, stderr: '' });
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(ownSecret);
    const server = await start({ DATA_DIR: dataDir });
    const body = { username: 'importir', password: 'Pabean-2026-Demo' };
    expect((await call(server.send, 'signIn', { body })).answer?.token).toBeTruthy();
  }, 30_000);

  test('is neither written to nor restored into a folder that is not empty', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'catatan.txt'), 'penting');
    expectSentence(await restoreTo(folder, original), /DATA_DIR .* is not empty\. Move it away/);
    const dataDir = join(temporaryFolder(), 'data');
    await restoreTo(dataDir, original);
    expectSentence(await runCli({ DATA_DIR: dataDir }, 'backup', folder), /is not empty\. Name a new folder/);
    expect(readdirSync(folder).filter((name) => !name.startsWith('server.lock'))).toEqual(['catatan.txt']);
  });

  test("is not restored into a running server's folder", async () => {
    const dataDir = temporaryFolder();
    await start({ DATA_DIR: dataDir });
    expectSentence(await restoreTo(dataDir, original), /Another server already uses/);
  }, 30_000);

  test('with one flipped bit is refused, wherever it is', async () => {
    const folder = copied();
    const paths = pathsIn(folder);
    for (let round = 0; round < 100; round++) {
      const path = (round % 4 === 0 ? join(folder, 'backup.json') : paths[round % paths.length]) ?? '';
      const whole = readFileSync(path);
      const spoilt = Buffer.from(whole);
      const place = Math.floor(Math.random() * spoilt.length);
      spoilt[place] = (spoilt[place] ?? 0) ^ (1 << Math.floor(Math.random() * 8));
      writeFileSync(path, spoilt);
      await expect(readBackup(folder)).rejects.toThrow(
        / is damaged: |made by a newer server, or by an old one/,
      );
      writeFileSync(path, whole);
    }
    expect((await readBackup(folder)).engine).toBe('sqlite');
  });

  test('that is refused leaves nothing behind', async () => {
    const folder = copied();
    rmSync(pathsIn(join(folder, 'files'))[0] ?? '');
    const dataDir = join(temporaryFolder(), 'data');
    expectSentence(await restoreTo(dataDir, folder), /is damaged: files\/.* Restore another one/);
    expect(existsSync(dataDir)).toBe(false);
  });

  test.each([
    ['that was not finished', (folder: string) => rmSync(join(folder, 'backup.json')), 'is no backup'],
    [
      'of a newer layout',
      (folder: string) => change(folder, (text) => text.replace('"format": 1', '"format": 2')),
      'made by a newer server',
    ],
    [
      'of a newer schema',
      (folder: string) =>
        change(folder, (text) => text.replace(/"schema": "[^"]*"/, '"schema": "9999-baru"')),
      'made by a newer server',
    ],
    [
      'that wants to write elsewhere',
      (folder: string) => change(folder, (text) => text.replace(/"files\/[^"]*"/, '"../../etc/passwd"')),
      'is damaged',
    ],
  ])('%s is refused', async (_, spoil, sentence) => {
    const folder = copied();
    spoil(folder);
    await expect(readBackup(folder)).rejects.toThrow(sentence);
  });

  test('goes back to the engine that it came from only', async () => {
    const environment = { DATABASE_URL: 'postgres://pabean@127.0.0.1:1/pabean' };
    expectSentence(await restoreTo(temporaryFolder(), original, environment), /without PostgreSQL/);
  });

  test('reports files that the server itself had lost', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    await restoreTo(dataDir, original);
    const [lost = ''] = pathsIn(join(dataDir, 'files'));
    rmSync(lost);
    const ran = await runCli({ DATA_DIR: dataDir }, 'backup', join(temporaryFolder(), 'backup'));
    expect(ran.stdout).toContain(`lacks them or has them damaged: ${lost.split('/').at(-1)}.`);
    expect(ran.code).toBe(0);
  });

  test('needs one folder', async () => {
    const { code, stderr } = await runCli({ DATA_DIR: temporaryFolder() }, 'restore');
    expect(stderr).toMatch(/^missing required argument 'folder'\n\nUsage: pnpm restore .*<folder>\n/);
    expect(code).toBe(1);
  });
});

test('missing programs of PostgreSQL are reported in a sentence', async () => {
  const environment = { DATABASE_URL: 'postgres://pabean:rahasia@localhost/pabean', PATH: '' };
  const said = /^pg_dump is not installed here: .* Install the package postgresql-client/;
  await expect(
    dumpDatabase(environment.DATABASE_URL, join(temporaryFolder(), 'x'), environment),
  ).rejects.toThrow(said);
});
