import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, open, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { office020400 } from '@pabean/api/rules';
import { call } from '../src/testing/call.ts';
import { count, type Finding } from '../src/testing/finding.ts';
import { runStatement } from '../src/testing/postgres.ts';
import { createAudit, linesOf, noDefects } from './audit.ts';
import { onCluster } from './clusters.ts';
import { createFiler, newCounts } from './filer.ts';
import type { Random } from './random.ts';
import { atLeast, bar, type Row } from './row.ts';
import { openStation, type Station } from './station.ts';

const people = 8;
const rounds = 8;
const diskMb = 96;
const kb = 1024;

/** A small disk. */
interface Disk {
  readonly folder: string;
  /** Fills it except some bytes. */
  fill(left: number): Promise<void>;
  /** Makes room again. */
  free(): Promise<void>;
}

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'ignore' });

/** Runs `work` with a small disk, which only root can create, on Linux. */
async function onSmallDisk<Result>(work: (disk: Disk) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'pabean-disk-'));
  mount('-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', folder);
  const ballast = join(folder, 'ballast');
  const block = Buffer.alloc(4 * kb, 'x');
  try {
    return await work({
      folder,
      async fill(left) {
        const file = await open(ballast, 'a');
        const { bavail, bsize } = await statfs(folder);
        const blocks = Math.max(0, bavail - Math.ceil(left / bsize));
        try {
          for (let done = 0; done < blocks; done++) await file.write(block);
        } catch (error) {
          // The servers write, too.
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        } finally {
          await file.close();
        }
      },
      free: () => rm(ballast, { force: true }),
    });
  } finally {
    execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });
    await rm(folder, { recursive: true, force: true });
  }
}

/** The default office without its reserve on the disk, since it would refuse files long before. */
async function officeWithoutFloor(): Promise<{ path: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'pabean-office-'));
  const path = join(folder, 'office.ts');
  const profile = { ...office020400, storage: { companyMb: 5_000, freeMb: 0 } };
  await writeFile(path, `export const office = { profile: ${JSON.stringify(profile)} };\n`);
  return { path, remove: () => rm(folder, { recursive: true }) };
}

const startedOn = (line: string) => /DATA_DIR|disk|full|space/i.test(line);

async function fillAgainAndAgain(station: Station, disk: Disk, random: Random) {
  const counts = newCounts();
  const defects = noDefects();
  let server = await station.start();
  const filers = station.clients.map((client) =>
    createFiler(client, { server: () => server.send, random: random.part(), counts, mostKb: 300 }),
  );
  const audit = createAudit(filers, defects);
  const seen = { reads: 0, unread: 0, healthReports: 0, slowest: 0, starts: 0 };
  const wrong: string[] = [];
  const read = async () => {
    for (const { username: user, token } of station.clients) {
      const { status } = await call(server.send, 'applicationList', { body: { user } }, { token });
      seen.reads++;
      if (status !== 200) seen.unread++;
    }
  };
  const health = () => call(server.send, 'health', {});

  for (let round = 0; round < rounds; round++) {
    const ending = new AbortController();
    const working = filers.map((filer) => filer.work(ending.signal));
    await wait(300 + random.below(300));
    // Sometimes a header still fits and a file does not, sometimes neither.
    await disk.fill(round % 2 ? random.below(300 * kb) : 0);
    await wait(500);
    await disk.fill(0);
    await wait(500);
    await read();
    ending.abort();
    await Promise.all(working);
    // Replaced files may have freed room.
    await disk.fill(0);
    const { status, failure } = await health();
    if (status === 507 && failure?.message.includes('penuh')) seen.healthReports++;
    else wrong.push(`health on a full disk: ${status} ${failure?.message}`);
    if (round % 3 === 2) {
      await server.end('SIGKILL');
      // If it does not start without room, it reports why, and it starts once there is room.
      const begun = await station.start().catch((error: Error) => error);
      if (begun instanceof Error) {
        if (!startedOn(begun.message) || /\n\s+at /.test(begun.message)) wrong.push(begun.message);
        await disk.free();
        server = await station.start();
      } else server = begun;
      seen.starts++;
    }
    await disk.free();
    const begin = performance.now();
    while ((await health()).status !== 200 && performance.now() - begin < 20_000) await wait(20);
    seen.slowest = Math.max(seen.slowest, performance.now() - begin);
    await Promise.all(filers.map((filer) => filer.settle()));
    await station.look(audit);
  }
  await server.end('SIGTERM');
  return { counts, defects, seen, wrong };
}

async function withOffice(
  openAt: (environment: Record<string, string>) => Promise<Station>,
  disk: Disk,
  random: Random,
): Promise<Finding> {
  const office = await officeWithoutFloor();
  const station = await openAt({ OFFICE: office.path });
  const { counts, defects, seen, wrong } = await fillAgainAndAgain(station, disk, random);
  await station.close();
  await office.remove();
  const failed = [...linesOf(defects), ...counts.wrong, ...wrong, ...station.incidents];
  const { statuses } = counts;
  return {
    figures: [
      atLeast('times full', rounds, rounds, failed),
      count('writes answered with success', counts.answered),
      atLeast('refused with 507', statuses.get(507) ?? 0, rounds, failed),
      bar('with 503', statuses.get(503) ?? 0, 0, failed),
      bar('with another failure', counts.wrong.length, 0, failed),
      count('reads meanwhile', seen.reads),
      bar('of them refused', seen.unread, 0, failed),
      atLeast('times the health named it', seen.healthReports, rounds, failed),
      atLeast('starts on a full disk', seen.starts, 1, failed),
      bar('lost, half or doubled', linesOf(defects).length, 0, failed),
      bar('ms at most until it takes writes again', seen.slowest, 5_000, failed),
    ],
    failed,
  };
}

/** No room on the disk of the embedded store. */
export const diskOfSqlite: Row = {
  title: 'full disk, SQLite',
  run: (random) =>
    onSmallDisk(async (disk) => {
      const dataDir = join(disk.folder, 'data');
      return withOffice(
        (environment) => openStation({ clients: people, dataDir, environment }),
        disk,
        random,
      );
    }),
};

/** No room for PostgreSQL's tables; its log is elsewhere, because PostgreSQL ends when that disk is full. */
export const diskOfPostgres: Row = {
  title: 'full disk, PostgreSQL',
  run: (random) =>
    onSmallDisk((disk) =>
      onCluster(async (cluster) => {
        const location = join(disk.folder, 'tables');
        await mkdir(location);
        execFileSync('chown', ['postgres:postgres', location]);
        const url = cluster.url('postgres');
        await runStatement(url, `create tablespace small location '${location}'`);
        await runStatement(url, 'create database small tablespace small');
        const databaseUrl = cluster.url('small');
        return withOffice(
          (environment) => openStation({ clients: people, databaseUrl, environment }),
          disk,
          random,
        );
      }),
    ),
};
