import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** A real server process with the built portal, the demo data and a data folder of its own. */
export interface RunningServer {
  /** Where it answers, without a slash at the end. */
  readonly url: string;
  /** A bearer token for a demo account, without typing its password on the screen. */
  token(username: string): Promise<string>;
  stop(): Promise<void>;
}

/** A server whose folder can be looked into. */
export interface LocalServer extends RunningServer {
  readonly dataDir: string;
}

/** The password of every demo account. */
export const demoPassword = 'Pabean-2026-Demo';

/** The TOTP secret of the demo account `tfa`. */
export const demoTfaSecret = 'JBSWY3DPEHPK3PXP';

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /^Pabean: (http:\/\/\S+)/m.exec(output)?.[1];
      if (url) resolve(url);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', () => reject(new Error(`The server did not start.\n${output}`)));
  });
}

/**
 * Starts a server on a free port with demo data; stop it when done.
 *
 * @param settings Variables of its environment; the office is the default one unless they say another.
 */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<LocalServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pabean-e2e-'));
  const server = spawn(process.execPath, ['--conditions=@pabean/source', main], {
    env: {
      ...process.env,
      OFFICE: '',
      PORTAL_DIR: '',
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: '1',
      NODE_ENV: 'production',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await addressOf(server);
  const tokens = new Map<string, Promise<string>>();

  async function signIn(username: string): Promise<string> {
    const response = await fetch(`${url}/api/otentikasi/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ USER_NAME: username, password: demoPassword }),
    });
    const { token } = (await response.json()) as { token?: string };
    if (!token) throw new Error(`${username} could not sign in: ${response.status}`);
    return token;
  }

  return {
    url,
    dataDir,
    token(username) {
      const known = tokens.get(username) ?? signIn(username);
      tokens.set(username, known);
      return known;
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
