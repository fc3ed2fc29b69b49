import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../../tools/lib/root.ts';

/** Somebody who is signed in. */
export interface Person {
  username: string;
  identityNumber: string;
  companyId: string;
  accountId: string;
  token: string;
}

/** What the servers say when they are there. */
export interface Hello {
  fullPort: number;
  barePort: number;
  /** Whose 20 applications are listed. */
  own: Person;
  /** Those who do everything else. */
  people: Person[];
  /** Whose 20 applications are approved. */
  holder: Person;
  /** Who records PPFTZ records; twenty of fifty articles were released. */
  broker: Person;
  /** Ids of the PDFs of twenty transit requests of fifty articles. */
  transits: string[];
  /** Whose list is long. */
  large: Person;
}

/** What can be added: applications of a company, letters of others, lines of others' reports. */
export type AddedRecords = 'large' | 'others' | 'letters' | 'reportLines';

/** The whole API and a bare route on the same database, in one process of their own. */
export interface ApiServers extends Hello {
  /** Adds applications to the company with a long list or to others, or what others have beside them, and waits for it. */
  add(what: AddedRecords, count: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the servers.
 *
 * @param databaseUrl An empty PostgreSQL database; SQLite without.
 */
export async function startApiServers(databaseUrl: string | undefined): Promise<ApiServers> {
  const child = spawn(process.execPath, ['--conditions=@pabean/source', 'bench/lib/api-process.ts'], {
    cwd: root,
    env: { ...process.env, BENCH_DATABASE_URL: databaseUrl ?? '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const hello = JSON.parse(String((await lines.next()).value)) as Hello;
  return {
    ...hello,
    async add(what, count) {
      child.stdin.write(`${what} ${count}\n`);
      await lines.next();
    },
    async stop() {
      child.stdin.end('stop\n');
      await ended;
    },
  };
}
