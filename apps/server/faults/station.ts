import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '../src/core/db/open-store.ts';
import type { Store } from '../src/core/db/store.ts';
import type { FileStore } from '../src/core/files/file-store.ts';
import { openFiles } from '../src/core/files/open-files.ts';
import { addClients, type Client } from '../src/testing/clients.ts';
import { type ServerProcess, startServerProcess } from '../src/testing/server-process.ts';

/** The secret of all servers here. */
export const stationSecret = 's'.repeat(32);

/** Who says where they come from is believed: otherwise all would share the limits of one address. */
export const fromAnywhere = { TRUST_PROXY: '1' };

/** A place for servers: data that outlive them, and the people who file there. */
export interface Station {
  readonly dataDir: string;
  readonly clients: readonly Client[];
  /** Starts the real server there. @param machine names a `DATA_DIR` of its own, for several servers on PostgreSQL. */
  start(options?: { signal?: AbortSignal; machine?: string }): Promise<ServerProcess>;
  /** Opens the data as a server would, and closes them after `work`. */
  look<Result>(work: (opened: { store: Store; files: FileStore }) => Promise<Result>): Promise<Result>;
  /** What servers told that must never happen: crashes, and failures that nobody expected. */
  readonly incidents: readonly string[];
  close(): Promise<void>;
}

/** What a station is like. */
interface StationOptions {
  /** An empty database; SQLite without. */
  readonly databaseUrl?: string | undefined;
  readonly clients: number;
  /** More of a server's variables. */
  readonly environment?: Record<string, string>;
  /** Where the data lie. @default a temporary folder */
  readonly dataDir?: string;
}

/** Servers start in half the time where Node has kept what it made of their sources. */
const compiled = { NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../.cache/faults', import.meta.url)) };

/** Lets Node keep what it makes of a server's sources, which it does when one ends in order. */
export async function warmUp(): Promise<void> {
  const station = await openStation({ clients: 1 });
  await (await station.start()).end('SIGTERM');
  await station.close();
}

/** Makes a station with people who are signed in. */
export async function openStation(options: StationOptions): Promise<Station> {
  const { databaseUrl, environment } = options;
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
      return await work({ store, files: openFiles(store, dataDir) });
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
    start: ({ signal, machine } = {}) =>
      startServerProcess(
        {
          DEMO: '0',
          SECRET: stationSecret,
          DATA_DIR: machine ? join(folder, machine) : dataDir,
          DATABASE_URL: databaseUrl,
          ...compiled,
          ...environment,
        },
        { ...(signal && { signal }), log: seeIncidents },
      ),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
