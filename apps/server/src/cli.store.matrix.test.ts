import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from './core/db/open-store.ts';
import { addClients } from './testing/clients.ts';
import { describeStore } from './testing/describe-store.ts';
import { runCli } from './testing/run-cli.ts';

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pabean-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const mail = (number: string, change: object) => ({
  id: number,
  event: `kirim:${number}:pemohon`,
  recipient: 'pt@perusahaan.example',
  subject: `Permohonan ${number} sudah kami terima`,
  body: 'Isi surat',
  created_at: '2026-03-02T01:00:00.000Z',
  due_at: '2026-03-02T01:00:00.000Z',
  attempts: 1,
  ...change,
});

describeStore('the command `mails`', (engine) => {
  test('shows the mails of every server on the store', async () => {
    const environment = { DATA_DIR: temporaryFolder(), DATABASE_URL: await engine.createDatabase() };
    const store = openStore({ dataDir: environment.DATA_DIR, databaseUrl: environment.DATABASE_URL });
    await addClients(store, 0);
    const mails = [
      mail('SP-1', { sent_at: '2026-03-02T01:01:00.000Z' }),
      mail('SP-2', { last_error: '421 try later' }),
      mail('SP-3', { attempts: 0 }),
    ];
    await store.write((trx) => trx.insertInto('outbox').values(mails).execute());
    const list = (await runCli(environment, 'mails')).stdout.trim().split('\n');
    expect(list).toEqual([
      expect.stringMatching(/ waiting {2}pt@perusahaan\.example {2}Permohonan SP-3 /),
      expect.stringMatching(/ refused \(421 try later\) .*SP-2 /),
      expect.stringMatching(/ sent .*SP-1 /),
    ]);
    const { stdout: whole } = await runCli(environment, 'mails', 'SP-2');
    expect(whole).toMatch(/^To: pt@perusahaan\.example\r?$/m);
    expect(whole).toContain('Isi surat');
    expect(whole).not.toContain('SP-1');
    await store.close();
  });
});

describeStore('the command `clock`', (engine) => {
  test('shows how far the stored time is from the clock, and sets it to the clock', async () => {
    const environment = { DATA_DIR: temporaryFolder(), DATABASE_URL: await engine.createDatabase() };
    const store = openStore({ dataDir: environment.DATA_DIR, databaseUrl: environment.DATABASE_URL });
    await addClients(store, 0);
    await store.write((trx) =>
      trx.insertInto('kept_time').values({ id: 'only', at: '2020-01-01T00:00:00.000Z' }).execute(),
    );
    const clock = async (...args: string[]) => (await runCli(environment, 'clock', ...args)).stdout;
    expect(await clock()).toMatch(/^Kept time: 2020-01-01T00:00:00.000Z\n.*\n.*pnpm clock trust/);
    expect(await clock('trust')).not.toContain('2020');
    expect(await clock()).not.toContain('trust');
    expect((await runCli(environment, 'clock', 'back')).stderr).toContain('Usage');
    await store.close();
  });
});

describeStore('the command `office`', (engine) => {
  test('acts on the store of the servers, or explains in a sentence why it does not', async () => {
    const environment = { DATA_DIR: temporaryFolder(), DATABASE_URL: await engine.createDatabase() };
    const store = openStore({ dataDir: environment.DATA_DIR, databaseUrl: environment.DATABASE_URL });
    await addClients(store, 2);
    const account = (...args: string[]) => runCli(environment, 'office', 'account', ...args);
    expect(await account('disable', 'pemohon-0')).toEqual({
      code: 0,
      stdout: 'pemohon-0 is disabled; sessions ended: 1.\n',
      stderr: '',
    });
    expect((await account('list', '--state', 'disabled')).stdout).toMatch(/^disabled {2}pemohon-0 [^\n]+\n$/);
    const mail = await store.db.selectFrom('outbox').select('recipient').execute();
    expect(mail).toEqual([{ recipient: 'pemohon-0@perusahaan.example' }]);
    expect(await account('disable', 'siapa')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no account siapa. `pnpm office account list` shows them.\n',
    });
    expect(await account('refuse', 'pemohon-1', '--help')).toMatchObject({ code: 0 });
    await store.close();
  });
});

test('an unknown command, and a folder without data, are reported in a sentence', async () => {
  const unknown = await runCli({}, 'surat');
  expect(unknown).toMatchObject({ code: 1, stdout: '' });
  expect(unknown.stderr).toMatch(/^unknown command 'surat'\n\nUsage: pnpm /);
  for (const name of ['mails', 'backup', 'restore', 'clock', 'office'])
    expect(unknown.stderr).toMatch(new RegExp(`^ {2}${name} +\\S`, 'm'));
  const folder = await runCli({}, 'backup');
  expect(folder.stderr).toMatch(/^missing required argument 'folder'\n\nUsage: pnpm backup .*<folder>\n/);
  const empty = await runCli({ DATA_DIR: temporaryFolder() }, 'mails');
  expect(empty).toMatchObject({ code: 1, stdout: '' });
  expect(empty.stderr).toMatch(/^There is no data in DATA_DIR .*\n$/);
});

test.each([['mails'], ['backup', join(tmpdir(), 'pabean-never-made')]])(
  '%s reports in a sentence that the database is damaged',
  async (...args) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'pabean.db'), 'tidak ada basis data di sini'.repeat(1_000));
    const { code, stderr } = await runCli({ DATA_DIR: folder }, ...args);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The database .* is damaged: .*\n$/);
  },
);
