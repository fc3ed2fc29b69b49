import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeOf } from '@pabean/server/testing';

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** A server process with the built portal, the demo data and a separate data folder. */
export interface RunningServer {
  /** Its URL, without a slash at the end. */
  readonly url: string;
  /** Returns a bearer token for a demo account without the login page. */
  token(username: string): Promise<string>;
  stop(): Promise<void>;
}

/** A server with an accessible folder. */
export interface LocalServer extends RunningServer {
  readonly dataDir: string;
  /** Its log so far. */
  log(): string;
  /** Kills it at once, like `kill -9`. */
  kill(): Promise<void>;
  /** Starts it again after that, with its folder and at its address. */
  restart(): Promise<void>;
}

/** The password of every demo account. */
export const demoPassword = 'Pabean-2026-Demo';

/** The TOTP secret of the demo account `tfa`. */
export const demoTfaSecret = 'JBSWY3DPEHPK3PXP';

/** Answers of signing in, and of setting up a second factor. */
type SignInAnswer = { readonly [Name in 'token' | 'tfa_token' | 'secret']?: string };

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer | string) => {
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
 * @param settings Variables of its environment; by default those of the default office.
 * @param filled A data folder of the same office with the demo data: copying is faster than creating it.
 */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
  filled?: string,
): Promise<LocalServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pabean-e2e-'));
  if (filled) await cp(filled, dataDir, { recursive: true });
  let log = '';

  function start(port: string) {
    const started = spawn(process.execPath, ['--conditions=@pabean/source', main], {
      env: {
        ...process.env,
        OFFICE: '',
        PORTAL_DIR: '',
        DATA_DIR: dataDir,
        PORT: port,
        DEMO: '1',
        NODE_ENV: 'production',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
    return started;
  }
  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  }

  let server = start('0');
  const url = await addressOf(server);
  const tokens = new Map<string, Promise<string>>();

  async function ask(path: string, body?: object, bearer?: string): Promise<SignInAnswer> {
    const response = await fetch(`${url}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as SignInAnswer;
  }

  /** Signs in, and sets up the second factor where the office requires it. */
  async function signIn(username: string): Promise<string> {
    const who = { USER_NAME: username, password: demoPassword };
    const { token, tfa_token } = await ask('otentikasi/signin', who);
    if (token) return token;
    const { secret = '' } = await ask(`tfa/view-file-local/pj/${username}`, undefined, tfa_token);
    const otp_verification = codeOf(secret, new Date());
    const answer = await ask('tfa/confirm/pj', { ...who, otp_verification }, tfa_token);
    if (!answer.token) throw new Error(`${username} could not sign in.`);
    return answer.token;
  }

  return {
    url,
    dataDir,
    log: () => log,
    token(username) {
      const known = tokens.get(username) ?? signIn(username);
      tokens.set(username, known);
      return known;
    },
    kill: () => end('SIGKILL'),
    async restart() {
      server = start(new URL(url).port);
      await addressOf(server);
    },
    async stop() {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
