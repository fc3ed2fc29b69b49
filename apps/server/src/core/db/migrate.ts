import { sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { takeTurn } from './exclusively.ts';
import { migrations as released, unreleased } from './migrations/index.ts';
import { type AnyDatabase, columnTypes, type Migration } from './migrations/migration.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';

/** The data was written by a server that is newer than this one, different, or too old for it. */
export class SchemaError extends Error {
  override name = 'SchemaError';
}

/**
 * Brings the schema up to date: all pending migrations or none of them, one server at a time.
 * @throws SchemaError when the data has migrations that this server does not have; nothing is changed then
 */
export async function migrate({ engine, writePatiently }: Store, migrations = released): Promise<void> {
  await writePatiently(async (trx) => {
    await takeTurn(trx, engine);
    const schema = engine === 'postgres' ? await currentSchema(trx) : undefined;
    const tables = await tablesIn(trx, schema);
    if (tables.includes('kysely_migration')) {
      await adoptUnreleased(trx);
      await requireKnown(trx, Object.keys(migrations).sort());
    } else if (tables.includes('migration')) {
      throw tooOld('of the first servers');
    }
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

const appliedTo = async (trx: Transaction<Tables>) =>
  (await trx.selectFrom('kysely_migration').select('name').orderBy('name').execute()).map(({ name }) => name);

/**
 * Lets a store with all migrations from before the first release count as one with the migration that replaces them.
 * @throws SchemaError when it lacks some of them
 */
async function adoptUnreleased(trx: Transaction<Tables>) {
  const applied = await appliedTo(trx);
  if (applied[0] !== unreleased.first) return;
  const last = applied.at(-1);
  if (last !== unreleased.last) throw tooOld(last);
  await trx.deleteFrom('kysely_migration').where('name', '!=', unreleased.last).execute();
  await trx.updateTable('kysely_migration').set({ name: unreleased.same }).execute();
}

const tooOld = (schema: string | undefined) =>
  new SchemaError(
    `The data has schema ${schema}, from before the first release. Start the last version with schema ${unreleased.last} once (November 2026), then this one; see “Upgrading” in docs/operate.md.`,
  );

/** @throws SchemaError */
async function requireKnown(trx: Transaction<Tables>, known: readonly string[]) {
  for (const [index, name] of (await appliedTo(trx)).entries()) {
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
