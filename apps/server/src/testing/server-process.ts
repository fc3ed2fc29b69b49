import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';
import type { Send } from './call.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A server in a process of its own, as an operator starts it. */
export interface ServerProcess {
  readonly port: number;
  /** Sends it a request over the network. */
  readonly send: Send;
  /** Sends a signal and gives the exit code, null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts servers for tests, and ends those that a test leaves running. */
export function useServerProcesses() {
  const running = new Set<ServerProcess>();
  afterEach(async () => {
    await Promise.all([...running].map((server) => server.end('SIGKILL')));
    running.clear();
  });
  return {
    async start(environment: Record<string, string | undefined>) {
      const server = await startServerProcess(environment);
      running.add(server);
      return server;
    },
    stop(server: ServerProcess, signal: NodeJS.Signals) {
      running.delete(server);
      return server.end(signal);
    },
  };
}

/** Starts a server on a free port; resolves once it says its address. */
async function startServerProcess(environment: Record<string, string | undefined>): Promise<ServerProcess> {
  const server = spawn(process.execPath, ['--conditions=@pabean/source', main], {
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  server.once('exit', () => process.off('exit', kill));
  const address = await addressOf(server);
  return {
    port: Number(new URL(address).port),
    send: (path, init) => fetch(new URL(path, address), init),
    async end(signal) {
      const exited = once(server, 'exit');
      server.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}

async function addressOf(server: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let errors = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + chunk).slice(-4_000);
  });
  server.stdout?.on('data', (chunk: Buffer) => {
    const address = /http:\S+/.exec(chunk.toString())?.[0];
    if (address) resolve(address);
  });
  server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${errors}`)));
  return promise;
}
