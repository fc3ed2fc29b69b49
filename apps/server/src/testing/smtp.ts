import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import PostalMime, { type Email } from 'postal-mime';

const script = fileURLToPath(new URL('./smtp-process.ts', import.meta.url));

/** How a mail server handles a message: accepts it, accepts it late, refuses it temporarily, or accepts it without a response. */
export type SmtpMood = 'takes' | 'slow' | 'refuses' | 'forgets';

/** A received message. */
export interface TakenMail {
  readonly to: readonly string[];
  /** Parsed by another library than the sender's. */
  readonly mail: Email;
}

/** A real mail server in its own process. */
export interface SmtpProcess {
  readonly url: string;
  readonly taken: readonly TakenMail[];
  become(mood: SmtpMood): Promise<void>;
  /** Kills it. */
  kill(): Promise<void>;
}

/** Starts a mail server; kill it when done. */
export async function startSmtp(mood: SmtpMood): Promise<SmtpProcess> {
  const child = fork(script, [mood], {
    execArgv: ['--conditions=@pabean/source'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const taken: TakenMail[] = [];
  const { promise: port, resolve } = Promise.withResolvers<number>();
  if (!child.stdout) throw new Error('The mail server has no output.');
  createInterface(child.stdout).on('line', async (line) => {
    const said = JSON.parse(line) as { port: number } | { to: string[]; source: string };
    if ('port' in said) return resolve(said.port);
    taken.push({ to: said.to, mail: await PostalMime.parse(Buffer.from(said.source, 'base64')) });
  });
  return {
    url: `smtp://127.0.0.1:${await port}`,
    taken,
    async become(next) {
      const done = once(child, 'message');
      child.send(next);
      await done;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
