import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from '../browser/ensure-chromium.ts';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';
import { serveTarballs } from '../tarballs/registry.ts';

/** A folder outside of the repository that runs commands as on a consumer's machine. */
export interface ConsumerFolder {
  readonly path: string;
  /** Runs a shell line. Throws with its output if it fails. */
  sh(line: string): Promise<string>;
  /** Starts a shell line that runs a server. `close` ends it. */
  serve(line: string): Promise<void>;
  /** The URL that the server printed. */
  readonly url: string;
  /** Ends its servers and deletes it. */
  close(): void;
}

/** A title, and what is done; it throws if it fails. */
export type Step = readonly [title: string, run: () => unknown];

/** The environment of a consumer, without variables of the repository and of pnpm. */
function consumerEnvironment(): NodeJS.ProcessEnv {
  const told = Object.keys(process.env).filter((name) => /^(?:npm|pnpm)_|^NODE_(?:ENV|OPTIONS)$/i.test(name));
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(root));
  return {
    ...Object.fromEntries(told.map((name) => [name, undefined])),
    PATH: [dirname(realpathSync(process.execPath)), ...folders].join(delimiter),
    CI: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/** The first URL that a server prints, without a slash at the end. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += stripVTControlCharacters(chunk.toString());
      const [address] = /http:\/\/[\w.]+:\d+/.exec(output) ?? [];
      if (address) resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', () => reject(new Error(`It did not begin to serve.\n${output}`)));
  });
}

/**
 * Creates an empty folder with an `.npmrc` that installs our packages from the tarballs and all others from npm's registry.
 * Consumers will not need this file once the packages are published.
 */
async function makeConsumerFolder(name: string): Promise<ConsumerFolder> {
  const registry = await serveTarballs();
  const path = mkdtempSync(join(tmpdir(), `pabean-${name}-`));
  writeFileSync(join(path, '.npmrc'), `@pabean:registry=${registry.url}\n`);
  const env = consumerEnvironment();
  const servers: ChildProcess[] = [];
  const folder = {
    path,
    url: '',
    async sh(line: string) {
      const { code, output } = await run('sh', ['-c', line], { cwd: path, env });
      if (code !== 0) throw new Error(`$ ${line}\n${output.trim()}`);
      return output;
    },
    async serve(line: string) {
      // A separate process group, so that child processes end with the shell.
      const server = spawn('sh', ['-c', line], {
        cwd: path,
        env: { ...process.env, ...env },
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      servers.push(server);
      folder.url = await addressOf(server);
    },
    close() {
      for (const { pid, exitCode } of servers) if (pid && exitCode === null) process.kill(-pid);
      registry.close();
      rmSync(path, { recursive: true, force: true });
    },
  };
  return folder;
}

/**
 * Does the steps with the packed packages in a new folder, one after the other, until one fails.
 *
 * @returns What went wrong.
 */
export async function problemsOf(
  name: string,
  stepsIn: (folder: ConsumerFolder) => Step[],
): Promise<string[]> {
  await ensureChromium();
  const folder = await makeConsumerFolder(name);
  try {
    for (const [title, run] of stepsIn(folder))
      try {
        await run();
      } catch (error) {
        return [`${title}: ${error instanceof Error ? error.message : error}`];
      }
    return [];
  } finally {
    folder.close();
  }
}
