import type { Migration } from './migration.ts';

/** How often the applications of a company changed, for those who ask whether they have. */
export const companyChanges: Migration = async (db, { integer }) => {
  await db.schema
    .alterTable('company')
    .addColumn('changes', integer, (column) => column.notNull().defaultTo(0))
    .execute();
};
