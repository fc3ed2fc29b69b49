import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Send } from './call.ts';
import { processEnvironment } from './process-environment.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A server in its own process, as an operator starts it. */
export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  /** Sends it a request over the network. */
  readonly send: Send;
  /** Its exit code once it has ended, null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Sends a signal and returns the exit code, null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Options of a server process. */
interface Starting {
  /** Kills it with SIGKILL, even while it starts. */
  readonly signal?: AbortSignal;
  /** The script of a release. @default the sources */
  readonly script?: string | undefined;
  /** Called with each line that it logs or prints. */
  readonly log?: (line: string) => void;
}

/** Starts a server on a free port; resolves once it prints its address. */
export async function startServerProcess(
  environment: Record<string, string | undefined>,
  { signal, script, log }: Starting = {},
): Promise<ServerProcess> {
  const server = spawn(process.execPath, script ? [script] : ['--conditions=@pabean/source', main], {
    env: { ...processEnvironment(), PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  ended.then(() => process.off('exit', kill));
  // Being killed through `signal` is reported as an error, too.
  server.on('error', () => undefined);
  if (log) for (const stream of [server.stderr, server.stdout]) createInterface(stream).on('line', log);
  const address = await addressOf(server);
  return {
    port: Number(new URL(address).port),
    pid: server.pid ?? 0,
    send: (path, init) => fetch(new URL(path, address), init),
    ended,
    end(name) {
      server.kill(name);
      return ended;
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
