import type { Act } from '../core/act/act.ts';
import type { Db } from '../core/db/store.ts';
import { accountOf } from './people.ts';
import type { TestServer } from './test-server.ts';

/** Runs functions below the routes as a test account, in a transaction. */
export async function actOf(server: TestServer, username: string, db: Db = server.store.db): Promise<Act> {
  const row = await accountOf(server, username);
  return {
    db,
    now: server.clock(),
    office: server.deps.office,
    account: {
      id: row.id,
      username,
      type: row.user_type,
      name: row.name,
      email: row.email,
      companyId: row.company_id,
      companyVerified: row.company_verified === 1,
      companyChanges: 0,
      npwp: null,
      twoFactorEnabled: row.tfa === 'on',
    },
  };
}
