import { sql } from 'kysely';
import { type AnyDatabase, addIndexes, type Migration } from './migration.ts';

/** Rows that wait for an officer, in the order of the officers' list. */
const addWaiting = (db: AnyDatabase, table: string, column: string, order: readonly string[]) =>
  db.schema
    .createIndex(`${table}_waiting`)
    .on(table)
    .columns([...order])
    .where(sql.ref(column), 'is', null)
    .execute();

/** Indexes for queries that read a whole table, each named by its query. */
export const indexes: Migration = async (db) => {
  await addIndexes(db, 'application', {
    application_officer_list: ['status', 'sent_at', 'id'],
    application_officer_find: ['number'],
  });
  await addIndexes(db, 'ppftz', { ppftz_officer_list: ['status', 'sent_at', 'id'] });
  await addWaiting(db, 'manifest', 'received_at', ['created_at', 'id']);
  await addWaiting(db, 'report', 'received_at', ['id']);
  await addIndexes(db, 'release_letter', { release_letter_billing_taken: ['billing_code'] });
  await db.schema.dropIndex('transit_request_filed').execute();
  await addIndexes(db, 'transit_request', { transit_request_officer_list: ['filed_at', 'id'] });
  await addWaiting(db, 'transit_request', 'seen_at', ['filed_at', 'id']);
  await addIndexes(db, 'master_dokap', { master_dokap_earlier: ['owner_account_id', 'code', 'number'] });
  await addIndexes(db, 'carrier_of_visitor', { carrier_of_visitor_expired: ['added_at'] });
  await db.schema.dropIndex('account_email').execute();
  await db.schema
    .createIndex('account_reset')
    .on('account')
    .expression(sql`lower(${sql.ref('email')})`)
    .execute();
  await db.schema
    .createIndex('audit_trail')
    .on('audit')
    .expression(sql`substr(${sql.ref('detail')}, 1, 32)`)
    .execute();
  await addReferences(db);
};

/** Deleting a row looks for rows that refer to it. */
async function addReferences(db: AnyDatabase) {
  for (const table of ['account_file', 'master_dokap', 'office_dokap', 'ppftz_file', 'manifest', 'report'])
    await addIndexes(db, table, { [`${table}_stored_file`]: ['file_id'] });
  await addIndexes(db, 'ppftz', { ppftz_stored_file: ['billing_file_id'] });
  await addIndexes(db, 'carrier_of_visitor', { carrier_of_visitor_carrier: ['name'] });
}
