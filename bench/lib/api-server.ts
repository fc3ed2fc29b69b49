import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nowhere, openSession } from '../../apps/server/src/account/session.ts';
import { openStore } from '../../apps/server/src/core/db/open-store.ts';
import type { Store } from '../../apps/server/src/core/db/store.ts';
import { addAccount, addApplications, addCompany } from '../../apps/server/src/testing/index.ts';
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts';

/** A signed-in account of a company of its own. */
export interface Person {
  readonly username: string;
  readonly identityNumber: string;
  readonly companyId: string;
  readonly accountId: string;
  readonly token: string;
}

/** A server as an operator starts it, without demo data, and its store, which the bench fills. */
export interface ApiServer {
  /** Its URL, without a slash at the end. */
  readonly url: string;
  readonly store: Store;
  /** Adds an account with so many sent applications. */
  addPerson(username: string, applications: number): Promise<Person>;
  stop(): Promise<void>;
}

/**
 * Starts a server.
 *
 * @param databaseUrl An empty PostgreSQL database; without it SQLite.
 */
export async function startApiServer(databaseUrl?: string): Promise<ApiServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pabean-bench-'));
  const secret = 'only-for-the-bench-only-for-the-bench';
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SECRET: secret,
    // As behind a proxy: all connections come from one address, which may only have some hundreds of its own.
    TRUST_PROXY: '1',
  });
  const store = openStore({ dataDir, databaseUrl });
  let people = 0;
  return {
    url: `http://127.0.0.1:${server.port}`,
    store,
    async addPerson(username, applications) {
      const now = new Date();
      people += 1;
      const identityNumber = String(2_000_000_000_000_000 + people);
      const { id: companyId } = await addCompany(store, now, { identity_number: identityNumber });
      const { id: accountId } = await addAccount(store, now, { username, company_id: companyId });
      await addApplications(store, { companyId, accountId }, applications);
      const token = await store.write((db) => openSession({ db, now }, accountId, 'session', nowhere));
      return { username, identityNumber, companyId, accountId, token };
    },
    async stop() {
      await store.close();
      await server.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
