import { key, type Migration, refersTo, required } from '../migration.ts';

/** What a list of letters is sorted by: each order of a company's letters is an index, whatever others have. */
const orders = ['number', 'date', 'line_count', 'billing_code', 'total', 'due_date'] as const;

/** Collective release letters (SPPBMCP) with their lines. */
export const releaseLetters: Migration = async (db, { text, integer }) => {
  await db.schema
    .createTable('release_letter')
    .addColumn('id', text, key)
    .addColumn('company_id', text, refersTo('company.id'))
    .addColumn('number', text, (column) => column.notNull().unique())
    .addColumn('date', text, required)
    .addColumn('line_count', integer, required)
    .addColumn('billing_code', text, required)
    .addColumn('total', integer, required)
    .addColumn('due_date', text, required)
    .addColumn('created_at', text, required)
    .execute();
  for (const order of orders)
    await db.schema
      .createIndex(`release_letter_${order}`)
      .on('release_letter')
      .columns(['company_id', order, 'id'])
      .execute();
  await db.schema
    .createTable('release_letter_line')
    .addColumn('letter_id', text, refersTo('release_letter.id'))
    .addColumn('position', integer, required)
    .addColumn('aju_number', text, required)
    .addColumn('taxpayer_id', text, required)
    .addColumn('number', text, required)
    .addColumn('date', text, required)
    .addColumn('import_duty', integer, required)
    .addColumn('vat', integer, required)
    .addColumn('income_tax', integer, required)
    .addColumn('luxury_tax', integer, required)
    .addColumn('anti_dumping_duty', integer, required)
    .addColumn('total', integer, required)
    .addColumn('goods_number', text, required)
    .addColumn('house_date', text, required)
    .addColumn('warehouse', text, required)
    .addColumn('bag_number', text, required)
    .addColumn('pibk_kind', text, required)
    .addPrimaryKeyConstraint('release_letter_line_pkey', ['letter_id', 'position'])
    .execute();
};
