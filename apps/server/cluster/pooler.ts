import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stationSecret } from '../faults/station.ts';
import type { Finding } from '../src/testing/finding.ts';
import { processEnvironment } from '../src/testing/process-environment.ts';
import type { Cluster } from './cluster.ts';

const main = new URL('../src/main.ts', import.meta.url).pathname;
const cli = new URL('../src/cli.ts', import.meta.url).pathname;

/** Runs one of the server's programs until it ends, and returns what it says. */
async function run(script: string, args: readonly string[], databaseUrl: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pabean-pooler-'));
  const environment = {
    DEMO: '0',
    SECRET: stationSecret,
    DATA_DIR: folder,
    PORT: '0',
    DATABASE_URL: databaseUrl,
  };
  const child = spawn(process.execPath, ['--conditions=@pabean/source', script, ...args], {
    env: { ...processEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 60_000,
  });
  let said = '';
  const note = (part: Buffer) => {
    said += part;
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  await new Promise((resolve) => child.once('close', resolve));
  rmSync(folder, { recursive: true, force: true });
  return said;
}

/** What PgBouncer cannot do is refused with a sentence. Wants a database whose user has no time limits yet. */
export async function refusals(cluster: Cluster): Promise<Finding> {
  const failed: string[] = [];
  const must = (said: string, part: string) =>
    void (said.includes(part) || failed.push(`Not “${part}”: ${said}`));
  must(await run(main, [], cluster.strictPooled), 'ignore_startup_parameters = statement_timeout');
  must(await run(main, [], cluster.pooled), 'leaves out idle_in_transaction_session_timeout, lock_timeout');
  await cluster.setTimeLimits();
  return { figures: ['2 poolers refused that are not set up'], failed };
}

/** A backup through PgBouncer is refused. */
export async function backupRefusal(cluster: Cluster): Promise<Finding> {
  const said = await run(cli, ['backup', join(tmpdir(), 'pabean-pooler-backup')], cluster.pooled);
  const isRefused = said.includes('backups need PostgreSQL itself');
  return { figures: ['1 backup refused'], failed: isRefused ? [] : [said] };
}
