import { randomBytes } from 'node:crypto';
import { describe, inject } from 'vitest';
import { createDatabase, dropDatabase } from './postgres.ts';
import { preparedDatabase } from './postgres-setup.ts';
import { createTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

/** One engine to run a suite on. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  /** Starts a server on an empty store of this engine. */
  createServer(options?: Omit<TestServerOptions, 'databaseUrl'>): Promise<TestServer>;
  /** URL of a new empty database; undefined on SQLite, which needs none. */
  createDatabase(): Promise<string | undefined>;
}

const sqlite: Engine = {
  name: 'sqlite',
  createServer: (options) => createTestServer(options),
  createDatabase: async () => undefined,
};

const newName = () => `test_${randomBytes(6).toString('hex')}`;

const postgres: Engine = {
  name: 'postgres',
  async createServer(options) {
    const name = newName();
    const url = inject('postgresUrl');
    const server = await createTestServer({
      ...options,
      databaseUrl: await createDatabase(url, name, preparedDatabase),
    });
    return {
      ...server,
      async close() {
        await server.close();
        await dropDatabase(url, name);
      },
    };
  },
  createDatabase: () => createDatabase(inject('postgresUrl'), newName()),
};

/** Runs a suite on SQLite and on PostgreSQL; the latter is skipped where its server programs are missing. */
export function describeEngines(title: string, suite: (engine: Engine) => void): void {
  describe(`${title} on SQLite`, () => suite(sqlite));
  describe.skipIf(!inject('postgresUrl'))(`${title} on PostgreSQL`, () => suite(postgres));
}
