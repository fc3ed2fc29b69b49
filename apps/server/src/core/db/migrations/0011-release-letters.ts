import { key, type Migration, required } from './migration.ts';

/** What a list of letters is sorted by: each order of a company's letters is an index, whatever others have. */
const orders = ['number', 'date', 'line_count', 'billing_code', 'total', 'due_date'] as const;

const texts = ['aju_number', 'taxpayer_id', 'number', 'date'] as const;
const amounts = ['import_duty', 'vat', 'income_tax', 'luxury_tax', 'anti_dumping_duty', 'total'] as const;
const moreTexts = ['goods_number', 'house_date', 'warehouse', 'bag_number', 'pibk_kind'] as const;

/** Collective release letters (SPPBMCP) with their lines. */
export const releaseLetters: Migration = async (db, { text, integer }) => {
  await db.schema
    .createTable('release_letter')
    .addColumn('id', text, key)
    .addColumn('company_id', text, (column) => column.notNull().references('company.id'))
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

  let lines = db.schema
    .createTable('release_letter_line')
    .addColumn('letter_id', text, (column) => column.notNull().references('release_letter.id'))
    .addColumn('position', integer, required);
  for (const name of texts) lines = lines.addColumn(name, text, required);
  for (const name of amounts) lines = lines.addColumn(name, integer, required);
  for (const name of moreTexts) lines = lines.addColumn(name, text, required);
  await lines.addPrimaryKeyConstraint('release_letter_line_pkey', ['letter_id', 'position']).execute();
};
