import { sql } from 'kysely';
import type { AnyDatabase, Migration } from './migration.ts';

/** The indexes of one table, by name: their columns in order. */
type Indexes = Readonly<Record<string, readonly string[]>>;

async function add(db: AnyDatabase, table: string, indexes: Indexes) {
  for (const [name, columns] of Object.entries(indexes))
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
}

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
  await add(db, 'application', {
    application_officer_list: ['status', 'sent_at', 'id'],
    application_officer_find: ['number'],
    application_approval_taken: ['approval_number'],
  });
  await db.schema.dropIndex('application_company').execute();
  await add(db, 'application', {
    // Lists are searched in the columns after the id, in the index alone.
    application_company: [
      ...['company_id', 'sent_at', 'id'],
      ...['company_name', 'number', 'date', 'permit_type_id', 'status'],
    ],
  });
  await add(db, 'account', { account_officer_list: ['created_at', 'id'] });
  await add(db, 'ppftz', {
    ppftz_officer_list: ['status', 'sent_at', 'id'],
    ppftz_release_taken: ['release_number'],
  });
  await addWaiting(db, 'manifest', 'received_at', ['created_at', 'id']);
  await addWaiting(db, 'report', 'received_at', ['id']);
  await add(db, 'release_letter', { release_letter_billing_taken: ['billing_code'] });
  await db.schema.dropIndex('transit_request_filed').execute();
  await add(db, 'transit_request', { transit_request_officer_list: ['filed_at', 'id'] });
  await addWaiting(db, 'transit_request', 'seen_at', ['filed_at', 'id']);
  await add(db, 'master_dokap', { master_dokap_earlier: ['owner_account_id', 'code', 'number'] });
  await add(db, 'carrier_of_visitor', { carrier_of_visitor_expired: ['added_at'] });
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
    await add(db, table, { [`${table}_stored_file`]: ['file_id'] });
  await add(db, 'ppftz', { ppftz_stored_file: ['billing_file_id'] });
  await add(db, 'carrier_of_visitor', { carrier_of_visitor_carrier: ['name'] });
}
