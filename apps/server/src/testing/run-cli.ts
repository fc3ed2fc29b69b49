import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { processEnvironment } from './process-environment.ts';

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));

/** The result of an operator's command. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Longer than any command takes on a busy machine: one that hangs fails its test by name. */
const timeout = 120_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** Runs a command of the server's command line in a process of its own. */
export const runCli = (environment: Environment, ...args: string[]): Promise<Ran> =>
  runScript({ ...processEnvironment(), ...environment }, ['--conditions=@pabean/source', cli, ...args]);

/** Runs a script with nothing but this environment. */
export const runScript = (env: Environment, args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { env: { ...env }, timeout }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
  });
