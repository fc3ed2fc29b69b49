import { type SpawnOptions, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './root.ts';

/** The result of a command. */
export interface Finished {
  /** Exit code; 1 when a signal ended it. */
  code: number;
  /** Standard output and error, in order of arrival. Empty when inherited. */
  output: string;
}

/** The environment of every command: our programs first in the PATH, and Node's compile cache. */
export const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  NODE_COMPILE_CACHE: join(root, '.cache/node'),
};

function start(command: string, args: string[], options: SpawnOptions) {
  return spawn(command, args, { cwd: root, ...options, env: { ...environment, ...options.env } });
}

/** Runs a command of the repository and captures its output. Never throws for an exit code. */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a command in the terminal of the caller. */
export function runInTerminal(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = start(command, args, { ...options, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
