import { key, type Migration, required } from './migration.ts';

/**
 * Accounts as people manage them: what they said of themselves at registration, their claims and their files, second
 * factors with recovery codes, links for new passwords, solved captchas, sessions that their owner can tell apart, mails
 * with two versions, and what officers did.
 */
export const accounts: Migration = async (db, { text }) => {
  for (const column of [
    'identity_type',
    'identity_number',
    'address',
    'phone',
    'claimed_npwp',
    'npwp_changed_at',
    'tfa_pending',
    'refused_at',
    'disabled_at',
  ])
    await db.schema.alterTable('account').addColumn(column, text).execute();
  await db.schema.createIndex('account_email').on('account').column('email').execute();

  for (const column of ['device', 'address'])
    await db.schema.alterTable('session').addColumn(column, text).execute();

  const ofAccount = (column: Parameters<typeof required>[0]) =>
    column.notNull().references('account.id').onDelete('cascade');
  await db.schema
    .createTable('account_file')
    .addColumn('account_id', text, ofAccount)
    .addColumn('kind', text, required)
    .addColumn('file_id', text, (column) => column.notNull().references('stored_file.id'))
    .addPrimaryKeyConstraint('account_file_pkey', ['account_id', 'kind'])
    .execute();
  await db.schema
    .createTable('recovery_code')
    .addColumn('account_id', text, ofAccount)
    .addColumn('code_hash', text, required)
    .addColumn('used_at', text)
    .addPrimaryKeyConstraint('recovery_code_pkey', ['account_id', 'code_hash'])
    .execute();
  await db.schema
    .createTable('password_reset')
    .addColumn('token_hash', text, key)
    .addColumn('account_id', text, ofAccount)
    .addColumn('created_at', text, required)
    .execute();
  await db.schema.createIndex('password_reset_account').on('password_reset').column('account_id').execute();
  await db.schema
    .createTable('solved_captcha')
    .addColumn('challenge', text, key)
    .addColumn('expires_at', text, required)
    .execute();
  await db.schema.createIndex('solved_captcha_expires').on('solved_captcha').column('expires_at').execute();
  await db.schema
    .createTable('audit')
    .addColumn('id', text, key)
    .addColumn('at', text, required)
    .addColumn('actor', text, required)
    .addColumn('action', text, required)
    .addColumn('account_id', text)
    .addColumn('detail', text, required)
    .execute();
  await db.schema.createIndex('audit_account').on('audit').columns(['account_id', 'id']).execute();

  for (const column of ['html', 'sealed'])
    await db.schema.alterTable('outbox').addColumn(column, text).execute();
};
