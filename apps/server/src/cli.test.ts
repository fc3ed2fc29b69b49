import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from './db/open-store.ts';
import { addClients } from './testing/clients.ts';
import { describeEngines } from './testing/engines.ts';

const cli = fileURLToPath(new URL('cli.ts', import.meta.url));

const run = (environment: Record<string, string | undefined>, ...words: string[]) =>
  promisify(execFile)(process.execPath, ['--conditions=@pabean/source', cli, ...words], {
    env: { PATH: process.env.PATH, ...environment },
  });

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

describeEngines('the command `mails`', (engine) => {
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
    const list = (await run(environment, 'mails')).stdout.trim().split('\n');
    expect(list).toEqual([
      expect.stringMatching(/ waiting {2}pt@perusahaan\.example {2}Permohonan SP-3 /),
      expect.stringMatching(/ refused \(421 try later\) .*SP-2 /),
      expect.stringMatching(/ sent .*SP-1 /),
    ]);
    const { stdout: whole } = await run(environment, 'mails', 'SP-2');
    expect(whole).toMatch(/^To: pt@perusahaan\.example\r?$/m);
    expect(whole).toContain('Isi surat');
    expect(whole).not.toContain('SP-1');
    await store.close();
  });
});

test('a command that is not there, and a folder without data, are said in words', async () => {
  await expect(run({}, 'surat')).rejects.toThrow('Commands: mails.');
  const folder = temporaryFolder();
  await expect(run({ DATA_DIR: folder }, 'mails')).rejects.toThrow(/There is no data in DATA_DIR .*\n$/);
});
