import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { lockDataDir, prepareDataDir } from './data-dir.ts';
import { loadSecret } from './secret.ts';

describe('the environment', () => {
  test('needs nothing for a demo', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4020,
      demo: true,
      publicUrl: 'http://localhost:4020',
      trustedProxies: 0,
    });
  });

  test('reads what is set', () => {
    const config = readConfig({
      PORT: '80',
      PUBLIC_URL: 'https://izin.example/',
      TRUST_PROXY: '1',
      DEMO: '1',
    });
    expect(config).toMatchObject({ port: 80, publicUrl: 'https://izin.example', trustedProxies: 1 });
  });

  test.each([
    ['PORT', 'seratus'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/pabean'],
    ['SMTP_URL', 'mail.example'],
    ['CLAMD_URL', 'tcp://localhost'],
    ['CLAMD_URL', 'http://localhost:3310'],
    ['CLAMD_URL', 'unix://run/clamd.ctl'],
    ['CLAMD_AWAY', 'accept'],
    ['DEMO', 'yes'],
    ['SECRET', 'pendek'],
    ['PUBLIC_URL', 'https://izin.example/portal'],
    ['TRUST_PROXY', '-1'],
    ['LOG_LEVEL', 'verbose'],
    ['SLOW_MS', '0.5'],
    ['FILES_URL', 's3://kunci:rahasia@pabean/files'],
    ['FILES_URL', 'https://s3.example/pabean'],
    ['FILES_FROM_URL', 's3://pabean?secret=rahasia'],
  ])('refuses %s=%s by its name, with the expected value and an example', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`${name} is not valid: it wants .+ ${name}=`),
    );
  });

  test('takes an object store with keys only, and repeats none of them', () => {
    const FILES_URL = 's3://pabean/files?endpoint=http://localhost:9000';
    expect(() => readConfig({ FILES_URL })).toThrow(/^AWS_ACCESS_KEY_ID is missing/);
    expect(() => readConfig({ FILES_URL, AWS_ACCESS_KEY_ID: 'kunci' })).toThrow(
      /^AWS_SECRET_ACCESS_KEY is missing/,
    );
    const keys = { AWS_ACCESS_KEY_ID: 'kunci', AWS_SECRET_ACCESS_KEY: 'rahasia' };
    expect(readConfig({ FILES_URL, ...keys })).toMatchObject({
      filesAt: { base: 'http://localhost:9000/pabean/files/', region: 'us-east-1' },
      objectKeys: { accessKeyId: 'kunci', secretAccessKey: 'rahasia' },
    });
    expect(() => readConfig({ FILES_URL, FILES_FROM_URL: FILES_URL, ...keys })).toThrow(
      /^FILES_FROM_URL is the bucket of FILES_URL/,
    );
    const wrong = { FILES_URL: 's3://kunci:rahasia@pabean', ...keys };
    expect(() => readConfig(wrong)).not.toThrow(/rahasia/);
  });
  test.each(['tcp://127.0.0.1:3310', 'tcp://[::1]:3310', 'unix:/run/clamav/clamd.ctl'])(
    'takes clamd at %s, and closes uploads while it is away',
    (clamdUrl) => {
      expect(readConfig({ CLAMD_URL: clamdUrl })).toMatchObject({ clamdUrl, clamdAway: 'refuse' });
    },
  );

  test('names everything that is wrong at once', () => {
    expect(() => readConfig({ PORT: 'x', DEMO: '2' })).toThrow(/PORT[\s\S]*DEMO/);
  });

  test('refuses replicas of no database', () => {
    expect(() => readConfig({ DATABASE_REPLICA_URL: 'postgres://pabean@replicas/pabean' })).toThrow(
      /^DATABASE_REPLICA_URL has no DATABASE_URL beside it/,
    );
  });

  test('refuses to run for real without a secret', () => {
    expect(() => readConfig({ DEMO: '0' })).toThrow(ConfigError);
    expect(readConfig({ DEMO: '0', SECRET: 'r'.repeat(32) }).demo).toBe(false);
  });
});

test.each(['0.0.0.0', '::', '192.168.1.4', 'izin.example'])(
  'a demo that other machines reach at %s must be configured explicitly',
  (HOST) => {
    expect(() => readConfig({ HOST })).toThrow(/DEMO is not set, and HOST=.+ DEMO=0/);
    expect(readConfig({ HOST, DEMO: '1' })).toMatchObject({ host: HOST, demo: true });
    expect(readConfig({ HOST, DEMO: '0', SECRET: 'r'.repeat(32) }).demo).toBe(false);
  },
);

test.each(['localhost', '127.0.0.1', '127.0.0.2', '::1'])('a demo at %s needs nothing', (HOST) => {
  expect(readConfig({ HOST }).demo).toBe(true);
});

describe('the data folder', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = join(mkdtempSync(join(tmpdir(), 'pabean-config-')), 'data');
    prepareDataDir(dataDir);
  });
  afterEach(() => rmSync(join(dataDir, '..'), { recursive: true }));

  test('and its secret belong to the server alone', () => {
    const secret = loadSecret(readConfig({ DATA_DIR: dataDir }));
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(loadSecret(readConfig({ DATA_DIR: dataDir }))).toBe(secret);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  });

  test('is refused when others can read its secret', () => {
    writeFileSync(join(dataDir, 'secret'), 'a'.repeat(64), { mode: 0o644 });
    expect(() => loadSecret(readConfig({ DATA_DIR: dataDir }))).toThrow('chmod 600');
  });

  test('serves one server at a time', () => {
    const unlock = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow('Another server already uses');
    unlock();
    lockDataDir(dataDir)();
  });

  test('is refused where it cannot be made', () => {
    writeFileSync(join(dataDir, 'file'), '');
    expect(() => prepareDataDir(join(dataDir, 'file', 'data'))).toThrow('DATA_DIR=');
  });

  // A folder of the kernel, where not even root can create files.
  test.runIf(process.platform === 'linux')('is refused where nothing can be written', () => {
    expect(() => prepareDataDir('/proc/self')).toThrow(/^DATA_DIR \/proc\/self cannot be written: /);
  });
});
