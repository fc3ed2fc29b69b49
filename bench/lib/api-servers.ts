import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../../tools/lib/root.ts';

/** A signed-in user. */
export interface Person {
  username: string;
  identityNumber: string;
  companyId: string;
  accountId: string;
  token: string;
}

/** The message of the started servers. */
export interface Hello {
  fullPort: number;
  barePort: number;
  /** The account whose 20 applications are listed. */
  own: Person;
  /** The accounts for all other calls. */
  people: Person[];
  /** The account with 20 approved applications. */
  holder: Person;
  /** The account with twenty released PPFTZ records of fifty articles. */
  broker: Person;
  /** Ids of the PDFs of twenty transit requests of fifty articles. */
  transits: string[];
  /** The account with a long list. */
  large: Person;
}

/** Kinds of records to add: applications of a company, letters of others, lines of others' reports. */
export type AddedRecords = 'large' | 'others' | 'letters' | 'reportLines';

/** The whole API and a bare route on the same database, in a separate process. */
export interface ApiServers extends Hello {
  /** Adds applications to the company with a long list or to others, or other companies' records, and waits for it. */
  add(what: AddedRecords, count: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the servers.
 *
 * @param databaseUrl An empty PostgreSQL database; without it SQLite.
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
