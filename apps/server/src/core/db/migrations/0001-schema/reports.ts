import { key, type Migration, refersTo, required } from '../migration.ts';

/** What a list of reports is sorted by beside the time: each order of a company's reports is an index, whatever others have. */
const orders = ['type', 'from_date', 'until_date'] as const;

/** Periodic reports that companies send, with their lines. */
export const reports: Migration = async (db, { text, integer }) => {
  await db.schema
    .createTable('report')
    .addColumn('id', text, key)
    .addColumn('company_id', text, refersTo('company.id'))
    .addColumn('owner_account_id', text, refersTo('account.id'))
    .addColumn('type', text, required)
    .addColumn('warehouse', text)
    .addColumn('from_date', text, required)
    .addColumn('until_date', text, required)
    .addColumn('file_id', text, refersTo('stored_file.id'))
    .addColumn('line_count', integer, required)
    .addColumn('created_at', text, required)
    .addColumn('received_at', text)
    .addColumn('fetches', integer, required)
    .addColumn('fetched_at', text)
    .execute();
  await db.schema.createIndex('report_company').on('report').columns(['company_id', 'id']).execute();
  for (const order of orders)
    await db.schema
      .createIndex(`report_${order}`)
      .on('report')
      .columns(['company_id', order, 'id'])
      .execute();
  await db.schema
    .createTable('report_line')
    .addColumn('report_id', text, refersTo('report.id'))
    .addColumn('position', integer, required)
    .addColumn('cells', text, required)
    .addPrimaryKeyConstraint('report_line_pkey', ['report_id', 'position'])
    .execute();
};
