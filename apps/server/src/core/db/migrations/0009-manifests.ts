import { key, type Migration, required } from './migration.ts';

/** Manifests that companies send to be reconciled. */
export const manifests: Migration = async (db, { text }) => {
  await db.schema
    .createTable('manifest')
    .addColumn('id', text, key)
    .addColumn('company_id', text, (column) => column.notNull().references('company.id'))
    .addColumn('owner_account_id', text, (column) => column.notNull().references('account.id'))
    .addColumn('number', text, required)
    .addColumn('date', text, required)
    .addColumn('company_kind', text, required)
    .addColumn('purpose', text, required)
    .addColumn('file_id', text, (column) => column.notNull().references('stored_file.id'))
    .addColumn('created_at', text, required)
    .addColumn('received_at', text)
    .execute();
  await db.schema
    .createIndex('manifest_company')
    .on('manifest')
    .columns(['company_id', 'created_at', 'id'])
    .execute();
  await db.schema.createIndex('manifest_number').on('manifest').column('number').execute();
};
