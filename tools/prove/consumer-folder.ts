import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildAll, packAll } from '../check/packed.ts';
import { root } from '../lib/root.ts';
import { type Finished, run } from '../lib/run.ts';
import { type Registry, serveTarballs } from '../tarballs/registry.ts';

/** A folder outside of the repository that runs commands as on a consumer's machine. */
export interface ConsumerFolder {
  readonly path: string;
  /** Runs a shell line. Throws with its output if it fails. */
  sh(line: string): Promise<string>;
  /** Starts a shell line that runs a server, and returns the URL that it prints. `close` ends it. */
  serve(line: string): Promise<string>;
  close(): void;
}

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

/** Packs the packages. Throws with the errors. */
export async function pack(): Promise<void> {
  const failures = [...(await buildAll()), ...(await packAll())];
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

/**
 * Creates an empty folder with an `.npmrc` that installs our packages from the tarballs and all others from npm's registry.
 * Consumers will not need this file once the packages are published.
 */
export async function makeConsumerFolder(name: string): Promise<ConsumerFolder> {
  const registry: Registry = await serveTarballs();
  const path = mkdtempSync(join(tmpdir(), `pabean-${name}-`));
  writeFileSync(join(path, '.npmrc'), `@pabean:registry=${registry.url}\n`);
  const env = consumerEnvironment();
  const servers: ChildProcess[] = [];
  return {
    path,
    async sh(line) {
      const { code, output }: Finished = await run('sh', ['-c', line], { cwd: path, env });
      if (code !== 0) throw new Error(`$ ${line}\n${output.trim()}`);
      return output;
    },
    serve(line) {
      // A separate process group, so that child processes end with the shell.
      const server = spawn('sh', ['-c', line], {
        cwd: path,
        env: { ...process.env, ...env },
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      servers.push(server);
      return addressOf(server);
    },
    close() {
      for (const { pid, exitCode } of servers) if (pid && exitCode === null) process.kill(-pid);
      registry.close();
    },
  };
}
