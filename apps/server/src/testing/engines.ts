import { describe } from 'vitest';
import { createTestServer, type TestServerOptions } from './test-server.ts';

/** One engine to run a suite on. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  /** Starts a server on an empty store of this engine. */
  createServer(options?: Omit<TestServerOptions, 'databaseUrl'>): ReturnType<typeof createTestServer>;
  /** The URL of an empty PostgreSQL database, or undefined on SQLite. */
  databaseUrl(): Promise<string | undefined>;
}

const sqlite: Engine = {
  name: 'sqlite',
  createServer: (options) => createTestServer(options),
  databaseUrl: async () => undefined,
};

/** Runs a suite on both engines. */
export function describeEngines(title: string, suite: (engine: Engine) => void): void {
  describe(`${title} (sqlite)`, () => suite(sqlite));
}
