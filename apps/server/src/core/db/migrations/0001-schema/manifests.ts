import { key, type Migration, refersTo, required } from '../migration.ts';

/** Manifests that companies send to be reconciled. */
export const manifests: Migration = async (db, { text }) => {
  await db.schema
    .createTable('manifest')
    .addColumn('id', text, key)
    .addColumn('company_id', text, refersTo('company.id'))
    .addColumn('owner_account_id', text, refersTo('account.id'))
    .addColumn('number', text, required)
    .addColumn('date', text, required)
    .addColumn('company_kind', text, required)
    .addColumn('purpose', text, required)
    .addColumn('file_id', text, refersTo('stored_file.id'))
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
