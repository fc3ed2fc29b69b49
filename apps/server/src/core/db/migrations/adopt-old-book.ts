import type { Kysely } from 'kysely';

/** The migration table of the first servers, and Kysely's. */
export interface Books {
  migration: { number: number; name: string; applied_at: string };
  kysely_migration: { name: string; timestamp: string };
}

/** Stores older than Kysely's migrator list their migrations in a table of their own, whose rows are moved to Kysely's. */
export async function adoptOldBook(db: Kysely<Books>): Promise<void> {
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
