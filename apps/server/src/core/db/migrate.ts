import { type Kysely, sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { takeTurn } from './exclusively.ts';
import { adoptOldBook, type Books } from './migrations/adopt-old-book.ts';
import { migrations as released } from './migrations/index.ts';
import { type AnyDatabase, columnTypes, type Migration } from './migrations/migration.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';

/** The data was written by a newer or a different server than this one. */
export class SchemaError extends Error {
  override name = 'SchemaError';
}

/**
 * Brings the schema up to date: all pending migrations or none of them, one server at a time.
 * @throws SchemaError when the data has migrations that this server does not have
 */
export async function migrate({ engine, writePatiently }: Store, migrations = released): Promise<void> {
  await writePatiently(async (trx) => {
    await takeTurn(trx, engine);
    const schema = engine === 'postgres' ? await currentSchema(trx) : undefined;
    const tables = await tablesIn(trx, schema);
    const hasBook = tables.includes('kysely_migration');
    const hasOldBook = !hasBook && tables.includes('migration');
    if (hasOldBook) await adoptOldBook(trx as unknown as Kysely<Books>);
    if (hasBook || hasOldBook) await requireKnown(trx, Object.keys(migrations).sort());
    const migrator = new Migrator({
      db: trx,
      provider: { getMigrations: async () => withTypes(migrations, engine) },
      // Kysely would also use a migration table in another schema of the database.
      ...(schema !== undefined && { migrationTableSchema: schema }),
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}

async function currentSchema(trx: Transaction<Tables>) {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(trx);
  return rows[0]?.schema;
}

async function tablesIn(trx: Transaction<Tables>, schema: string | undefined) {
  const tables = await trx.introspection.getTables({ withInternalKyselyTables: true });
  return tables.filter((table) => table.schema === schema).map(({ name }) => name);
}

/** @throws SchemaError */
async function requireKnown(trx: Transaction<Tables>, known: readonly string[]) {
  const applied = await trx.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  for (const [index, { name }] of applied.entries()) {
    if (name === known[index]) continue;
    throw new SchemaError(
      index >= known.length
        ? `The data has schema ${name}, this server knows up to ${known.at(-1)}. Start the newer server, or restore a backup made before the upgrade.`
        : `The data has schema ${name} where this server knows ${known[index]}. Start the server version that wrote this data.`,
    );
  }
}

const withTypes = (migrations: Readonly<Record<string, Migration>>, engine: Store['engine']) =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      { up: (db: AnyDatabase) => migration(db, columnTypes[engine]) },
    ]),
  );
