import { randomBytes } from 'node:crypto';
import { describe, expect, inject } from 'vitest';
import { createDatabase, dropDatabase } from './postgres.ts';
import { preparedDatabase } from './prepare-store.ts';
import { createTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine of a test project, from its configuration. */
    engine: Engine['name'];
    /** URL of the run's PostgreSQL for creating databases; empty where its server programs are missing. */
    postgresUrl: string;
  }
}

/** The engine that a suite runs on. */
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

const ending = /\.store(?:\.matrix)?\.test\.ts$/;

/**
 * A suite about stored data: `pnpm test` runs it on SQLite, `pnpm test:matrix` on PostgreSQL, where it is
 * skipped if the server programs are missing. In a file called `*.store.matrix.test.ts` the matrix runs it on both.
 *
 * @throws when the file's name is not `*.store.test.ts`: the matrix would not find it.
 */
export function describeStore(title: string, suite: (engine: Engine) => void): void {
  const { testPath = '' } = expect.getState();
  if (!ending.test(testPath))
    throw new Error(
      `${testPath} uses describeStore. Rename it to end with .store.test.ts, so that it runs on every engine.`,
    );
  if (inject('engine') === 'sqlite') describe(`${title} on SQLite`, () => suite(sqlite));
  else describe.skipIf(!inject('postgresUrl'))(`${title} on PostgreSQL`, () => suite(postgres));
}
