import type { Migration } from './migration.ts';

/** The id of the call or command that caused a mail, an officer's action or a change of status. */
export const requestIds: Migration = async (db, { text }) => {
  for (const table of ['outbox', 'audit', 'application_history'])
    await db.schema.alterTable(table).addColumn('request_id', text).execute();
};
