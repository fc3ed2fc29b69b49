import { addIndexes, type Migration } from './migration.ts';

/** Indexes in which lists are searched, and in which officers' commands find a number that is taken. */
export const listsInIndexes: Migration = async (db) => {
  await db.schema.dropIndex('application_company').execute();
  await addIndexes(db, 'application', {
    // Lists are searched in the columns after the id, in the index alone.
    application_company: [
      ...['company_id', 'sent_at', 'id'],
      ...['company_name', 'number', 'date', 'permit_type_id', 'status'],
    ],
    application_approval_taken: ['approval_number'],
  });
  await addIndexes(db, 'account', { account_officer_list: ['created_at', 'id'] });
  await addIndexes(db, 'ppftz', { ppftz_release_taken: ['release_number'] });
};
