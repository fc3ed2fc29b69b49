import type { Transaction } from 'kysely';
import type { Tables } from '../tables/index.ts';

/** The book of migrations as the first servers kept it. */
type OldBook = { migration: { number: number; name: string; applied_at: string } };

/** Stores older than Kysely's migrator keep their book in a table of ours: it moves to Kysely's, row by row. */
export async function adoptOldBook(trx: Transaction<Tables>): Promise<void> {
  const db = trx.withTables<OldBook>();
  const steps = await db.selectFrom('migration').selectAll().orderBy('number').execute();
  await db.schema
    .createTable('kysely_migration')
    .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute();
  await db
    .insertInto('kysely_migration')
    .values(
      steps.map(({ number, name, applied_at }) => ({
        name: `${String(number).padStart(4, '0')}-${name}`,
        timestamp: applied_at,
      })),
    )
    .execute();
  await db.schema.dropTable('migration').execute();
}
