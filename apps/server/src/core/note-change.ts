import { sql } from 'kysely';
import type { Db } from './db/store.ts';

/**
 * Marks, in the transaction of a change, the applications of a company as changed; without an id those of all companies. Must
 * be called for every change of what a list shows.
 */
export const noteChange = (db: Db, companyId?: string) =>
  db
    .updateTable('company')
    .set({ changes: sql<number>`changes + 1` })
    .$if(companyId !== undefined, (update) => update.where('id', '=', companyId ?? ''))
    .execute();
