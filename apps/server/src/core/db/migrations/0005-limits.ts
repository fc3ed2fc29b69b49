import { sql } from 'kysely';
import { key, type Migration, required } from './migration.ts';

/**
 * What limits need to know: wrong passwords one after the other, the addresses from which each account has signed in,
 * and whose room an uploaded file takes.
 */
export const limits: Migration = async (db, { text, integer }) => {
  await db.schema
    .createTable('sign_in_tries')
    .addColumn('key', text, key)
    .addColumn('failures', integer, required)
    .addColumn('last_at', integer, required)
    .execute();
  await db.schema.createIndex('sign_in_tries_last').on('sign_in_tries').column('last_at').execute();
  await db.schema
    .createTable('known_address')
    .addColumn('account_id', text, (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('address_hash', text, required)
    .addColumn('seen_at', text, required)
    .addPrimaryKeyConstraint('known_address_pkey', ['account_id', 'address_hash'])
    .execute();
  await db.schema.createIndex('known_address_seen').on('known_address').column('seen_at').execute();
  await db.schema
    .alterTable('stored_file')
    .addColumn('owner_account_id', text, (column) => column.references('account.id'))
    .execute();
  await sql`
    update stored_file set owner_account_id = application.owner_account_id
    from dokap join application on application.id = dokap.application_id
    where dokap.file_id = stored_file.id
  `.execute(db);
  await sql`
    update stored_file set owner_account_id = application.owner_account_id
    from dokap_row
      join dokap on dokap.id = dokap_row.dokap_id
      join application on application.id = dokap.application_id
    where dokap_row.file_id = stored_file.id
  `.execute(db);
  await db.schema
    .createIndex('stored_file_owner')
    .on('stored_file')
    .columns(['owner_account_id', 'bytes'])
    .execute();
};
