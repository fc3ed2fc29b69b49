import { sql } from 'kysely';
import { key, type Migration, partOf, refersTo, required, startingAt } from '../migration.ts';

/** Companies, accounts, and how accounts sign in. */
export const people: Migration = async (db, { text, integer }) => {
  await db.schema
    .createTable('company')
    .addColumn('id', text, key)
    .addColumn('identity_type', text, required)
    .addColumn('identity_number', text, required)
    .addColumn('name', text, required)
    .addColumn('address', text, required)
    .addColumn('phone', text, required)
    .addColumn('email', text, required)
    .addColumn('verified', integer, required)
    .addColumn('created_at', text, required)
    .addColumn('changes', integer, startingAt(0))
    .execute();
  // Any number of companies claim an identity number; one of them is verified.
  await db.schema
    .createIndex('company_verified_number')
    .unique()
    .on('company')
    .columns(['identity_type', 'identity_number'])
    .where(sql.ref('verified'), '=', 1)
    .execute();
  await db.schema
    .createTable('account')
    .addColumn('id', text, key)
    .addColumn('username', text, (column) => column.notNull().unique())
    .addColumn('password_hash', text, required)
    .addColumn('user_type', text, required)
    .addColumn('name', text, required)
    .addColumn('email', text, required)
    .addColumn('company_id', text, refersTo('company.id'))
    .addColumn('company_verified', integer, required)
    .addColumn('tfa', text, required)
    .addColumn('tfa_secret', text)
    .addColumn('tfa_last_step', integer)
    .addColumn('created_at', text, required)
    .addColumn('identity_type', text)
    .addColumn('identity_number', text)
    .addColumn('address', text)
    .addColumn('phone', text)
    .addColumn('claimed_npwp', text)
    .addColumn('npwp_changed_at', text)
    .addColumn('tfa_pending', text)
    .addColumn('refused_at', text)
    .addColumn('disabled_at', text)
    .execute();
  await db.schema.createIndex('account_company').on('account').column('company_id').execute();
  await db.schema.createIndex('account_email').on('account').column('email').execute();
  await db.schema
    .createTable('session')
    .addColumn('token_hash', text, key)
    .addColumn('account_id', text, partOf('account.id'))
    .addColumn('purpose', text, required)
    .addColumn('created_at', text, required)
    .addColumn('seen_at', text, required)
    .addColumn('device', text)
    .addColumn('address', text)
    .execute();
  await db.schema.createIndex('session_account').on('session').column('account_id').execute();
  await db.schema.createIndex('session_seen').on('session').column('seen_at').execute();
  await db.schema
    .createTable('known_address')
    .addColumn('account_id', text, partOf('account.id'))
    .addColumn('address_hash', text, required)
    .addColumn('seen_at', text, required)
    .addPrimaryKeyConstraint('known_address_pkey', ['account_id', 'address_hash'])
    .execute();
  await db.schema.createIndex('known_address_seen').on('known_address').column('seen_at').execute();
  await db.schema
    .createTable('recovery_code')
    .addColumn('account_id', text, partOf('account.id'))
    .addColumn('code_hash', text, required)
    .addColumn('used_at', text)
    .addPrimaryKeyConstraint('recovery_code_pkey', ['account_id', 'code_hash'])
    .execute();
  await db.schema
    .createTable('password_reset')
    .addColumn('token_hash', text, key)
    .addColumn('account_id', text, partOf('account.id'))
    .addColumn('created_at', text, required)
    .execute();
  await db.schema.createIndex('password_reset_account').on('password_reset').column('account_id').execute();
};
