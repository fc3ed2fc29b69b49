import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClamd } from '../src/core/virus-scan/clamd.ts';

const program = '/usr/sbin/clamd';

/** The test file of EICAR, which is no virus, in two parts: otherwise scanners would find it in this file. */
export const eicar = [
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR`,
  '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');

/** The real clamd with one signature, in a temporary folder, as a user without rights. */
export interface Engine {
  readonly tcp: string;
  readonly socket: string;
  /** Starts it, and waits until it answers. */
  start(): Promise<void>;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  /** Kills it and deletes its folder. */
  close(): Promise<void>;
}

/** @throws Error when clamd is not installed */
export async function createEngine(): Promise<Engine> {
  if (!existsSync(program))
    throw new Error('clamd is not installed. On Debian: apt-get install clamav-daemon');
  const folder = mkdtempSync(join(tmpdir(), 'pabean-clamd-'));
  const user = userIn(folder);
  const port = await freePort();
  const socketPath = join(folder, 'clamd.sock');
  const database = join(folder, 'database');
  mkdirSync(database);
  writeFileSync(join(database, 'test.ndb'), `Eicar.Test:0:*:${Buffer.from(eicar).toString('hex')}\n`);
  const settings = {
    DatabaseDirectory: database,
    LocalSocket: socketPath,
    TCPSocket: String(port),
    TCPAddr: '127.0.0.1',
    Foreground: 'yes',
    TemporaryDirectory: folder,
  };
  const file = join(folder, 'clamd.conf');
  writeFileSync(
    file,
    Object.entries(settings)
      .map((setting) => `${setting.join(' ')}\n`)
      .join(''),
  );
  const tcp = `tcp://127.0.0.1:${port}`;
  let running: ReturnType<typeof launch> | undefined;
  const launch = () =>
    spawn(program, ['--config-file', file], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });

  async function kill() {
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  }
  // An aborted run leaves neither a scanner nor its folder.
  const abandon = () => {
    running?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  return {
    tcp,
    socket: `unix:${socketPath}`,
    async start() {
      running = launch();
      for (let attempt = 0; !(await createClamd(tcp).answers()); attempt++) {
        if (attempt > 300 || running.exitCode !== null) throw new Error('clamd does not start.');
        await wait(100);
      }
    },
    kill,
    async close() {
      process.off('exit', abandon);
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The user of Debian's package, to whom the folder is given, if this process is root's. */
function userIn(folder: string) {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'clamav']).toString());
  const user = { uid: id('-u'), gid: id('-g') };
  chownSync(folder, user.uid, user.gid);
  return user;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
