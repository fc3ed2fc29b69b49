import { accountRoutes } from './accounts.ts';
import { documentRoutes, fileRoutes } from './documents.ts';
import { type Listening, listen } from './http.ts';
import { letterRoutes } from './letters.ts';
import { manifestRoutes } from './manifests.ts';
import type { Office } from './office.ts';
import { permitRoutes } from './permits.ts';
import { ppftzRoutes } from './ppftz.ts';
import { ppftzRowRoutes } from './ppftz-rows.ts';
import { referenceRoutes } from './reference.ts';
import { registrationRoutes } from './registration.ts';
import { reportRoutes } from './reports.ts';
import { rowRoutes } from './rows.ts';
import { createOffice } from './sample.ts';
import { openSession, sessionRoutes } from './session.ts';
import { transitRoutes } from './transit.ts';

export { mailedToken } from './accounts.ts';
export { failures } from './failures.ts';
export type { Answer } from './http.ts';

/** A running provider. */
export interface ForeignProvider extends Listening {
  /** Root of its API, without a slash at the end. */
  readonly baseURL: string;
  /** Its data. */
  readonly office: Office;
  /** Creates a token for an account, without its password. */
  signIn(username: string): string;
}

/**
 * Starts another provider of the portal's calls, written from the specification's documents alone, without our contract and
 * server. Where the documents are not specific it behaves like typical frameworks and databases: ids and codes are numbers,
 * absent values are missing, `null` or empty, and failures have many shapes.
 */
export async function startForeignProvider(): Promise<ForeignProvider> {
  const office = createOffice();
  const server = await listen({
    ...sessionRoutes(office),
    ...registrationRoutes(office),
    ...accountRoutes(office),
    ...referenceRoutes(office),
    ...permitRoutes(office),
    ...documentRoutes(office),
    ...fileRoutes(office),
    ...rowRoutes(office),
    ...manifestRoutes(office),
    ...letterRoutes(office),
    ...reportRoutes(office),
    ...ppftzRowRoutes(office),
    ...ppftzRoutes(office),
    ...transitRoutes(office),
  });
  return {
    ...server,
    baseURL: `${server.origin}/api`,
    office,
    signIn(username) {
      const account = office.accounts.find((each) => each.username === username);
      if (!account) throw new Error(`Nobody here is called ${username}.`);
      return openSession(office, account);
    },
  };
}
