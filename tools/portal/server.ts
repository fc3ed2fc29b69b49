import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../lib/root.ts';

/** A running server with its own empty store and the demo accounts. */
export interface PortalServer {
  /** For example `http://127.0.0.1:41234`. */
  url: string;
  /** Milliseconds from its start to its first answer. */
  startedIn: number;
  pid: number;
  stop: () => Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/healthz`)).ok;
  } catch {
    return false;
  }
}

/** Starts apps/server as `pnpm start` does. Throws with its output when it does not answer within 30 s. */
export async function startPortalServer(environment: Record<string, string> = {}): Promise<PortalServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'pabean-portal-'));
  const begin = performance.now();
  const child = spawn(process.execPath, ['--conditions=@pabean/source', 'apps/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-4000);
    });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() - begin > 30_000) {
      await stop();
      throw new Error(`The server did not answer.\n${output}`);
    }
    await wait(20);
  }
  return { url, startedIn: performance.now() - begin, pid: child.pid ?? 0, stop };
}
