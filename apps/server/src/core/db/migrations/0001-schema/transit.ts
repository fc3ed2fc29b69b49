import { key, type Migration, partOf, required } from '../migration.ts';

/** Transit requests of visitors, and the lists that their forms choose from. */
export const transit: Migration = async (db, { text, integer }) => {
  await db.schema
    .createTable('transit_request')
    .addColumn('id', text, key)
    .addColumn('code', text, (column) => column.notNull().unique())
    .addColumn('pdf_id', text, (column) => column.notNull().unique())
    .addColumn('kind', text, required)
    .addColumn('person', text, required)
    .addColumn('carrier', text, required)
    .addColumn('port', text, required)
    .addColumn('expected_on', text, required)
    .addColumn('content', text, required)
    .addColumn('filed_at', text, required)
    .addColumn('seen_at', text)
    .addColumn('seen_by', text)
    .execute();
  await db.schema.createIndex('transit_request_filed').on('transit_request').column('filed_at').execute();
  await db.schema
    .createTable('carrier')
    .addColumn('name', text, key)
    .addColumn('added_at', text, required)
    .addColumn('accepted_at', text)
    .execute();
  await db.schema
    .createTable('carrier_of_visitor')
    .addColumn('name', text, partOf('carrier.name'))
    .addColumn('visitor', text, required)
    .addColumn('added_at', text, required)
    .addPrimaryKeyConstraint('carrier_of_visitor_pkey', ['visitor', 'name'])
    .execute();
  await db.schema
    .createTable('courier_company')
    .addColumn('name', text, key)
    .addColumn('identity_number', text, required)
    .addColumn('address', text, required)
    .addColumn('position', integer, required)
    .execute();
};
