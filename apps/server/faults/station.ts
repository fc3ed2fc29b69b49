import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '../src/core/db/open-store.ts';
import type { Store } from '../src/core/db/store.ts';
import type { FileStore } from '../src/core/files/file-store.ts';
import { type FilePlaces, openFiles } from '../src/core/files/open-files.ts';
import { addClients, type Client } from '../src/testing/clients.ts';
import { type ServerProcess, startServerProcess } from '../src/testing/server-process.ts';

/** The secret of all servers here. */
export const stationSecret = 's'.repeat(32);

/** The servers trust `X-Forwarded-For`: otherwise all users would share the limits of one address. */
export const fromAnywhere = { TRUST_PROXY: '1' };

/** An environment for servers: data that outlives them, and users. */
export interface Station {
  readonly dataDir: string;
  readonly clients: readonly Client[];
  /**
   * Starts the real server.
   *
   * @param options.machine Names a separate `DATA_DIR`, for several servers on PostgreSQL.
   * @param options.environment Environment variables of this server alone.
   * @param options.log Called with each line of its log.
   */
  start(options?: {
    signal?: AbortSignal;
    machine?: string;
    environment?: Record<string, string>;
    log?: (line: string) => void;
  }): Promise<ServerProcess>;
  /** Opens the data as a server would, and closes it after `work`. */
  look<Result>(work: (opened: { store: Store; files: FileStore }) => Promise<Result>): Promise<Result>;
  /** Crashes and unexpected errors in the servers' logs. */
  readonly incidents: readonly string[];
  close(): Promise<void>;
}

/** Options of a station. */
interface StationOptions {
  /** URL of an empty database; without it SQLite. */
  readonly databaseUrl?: string | undefined;
  readonly clients: number;
  /** Further environment variables of servers. */
  readonly environment?: Record<string, string>;
  /** Object stores for contents of files. */
  readonly places?: Partial<FilePlaces>;
  /** The data folder. @default a temporary folder */
  readonly dataDir?: string;
}

/** Servers start in half the time with Node's compile cache. */
const compiled = { NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../.cache/faults', import.meta.url)) };

/** Fills Node's compile cache, which is written when a server shuts down orderly. */
export async function warmUp(): Promise<void> {
  const station = await openStation({ clients: 1 });
  await (await station.start()).end('SIGTERM');
  await station.close();
}

/** Creates a station with signed-in users. */
export async function openStation(options: StationOptions): Promise<Station> {
  const { databaseUrl, environment, places } = options;
  const folder = await mkdtemp(join(tmpdir(), 'pabean-faults-'));
  const dataDir = options.dataDir ?? join(folder, 'data');
  await mkdir(dataDir, { recursive: true });
  const incidents: string[] = [];
  const seeIncidents = (line: string) => {
    if (/"event":"(?:incident|crash)"/.test(line)) incidents.push(line);
  };
  async function look<Result>(work: (opened: { store: Store; files: FileStore }) => Promise<Result>) {
    const store = openStore({ dataDir, databaseUrl });
    try {
      return await work(openFiles(store, { dataDir, ...places }));
    } finally {
      await store.close();
    }
  }
  const clients = await look(({ store }) => addClients(store, options.clients));
  return {
    dataDir,
    clients,
    look,
    incidents,
    start: ({ signal, machine, environment: ofThisOne, log } = {}) =>
      startServerProcess(
        {
          DEMO: '0',
          SECRET: stationSecret,
          DATA_DIR: machine ? join(folder, machine) : dataDir,
          DATABASE_URL: databaseUrl,
          ...compiled,
          ...environment,
          ...ofThisOne,
        },
        {
          ...(signal && { signal }),
          log(line) {
            seeIncidents(line);
            log?.(line);
          },
        },
      ),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
