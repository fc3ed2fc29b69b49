import { sql } from 'kysely';
import type { Db } from './db/store.ts';

/**
 * Says, in the transaction of a change, that applications of a company are no longer what they were; of all companies
 * without an id. Every change of what a list shows has to.
 */
export const noteChange = (db: Db, companyId?: string) =>
  db
    .updateTable('company')
    .set({ changes: sql<number>`changes + 1` })
    .$if(companyId !== undefined, (update) => update.where('id', '=', companyId ?? ''))
    .execute();
