import { type ColumnDataType, type ColumnDefinitionBuilder, type Expression, type Kysely, sql } from 'kysely';

type ColumnType = ColumnDataType | Expression<unknown>;

/** Column types that hold the same values, in the same order, on both engines. */
export interface ColumnTypes {
  /** Text, compared byte by byte. Times are ISO texts in UTC. */
  readonly text: ColumnType;
  /** A whole number of up to 53 bits; a flag is 0 or 1. */
  readonly integer: ColumnType;
  /** Bytes. */
  readonly bytes: ColumnType;
}

/** An engine's names of the column types. */
export const columnTypes: Readonly<Record<'sqlite' | 'postgres', ColumnTypes>> = {
  sqlite: { text: 'text', integer: 'integer', bytes: 'blob' },
  postgres: { text: sql`text collate "C"`, integer: 'bigint', bytes: 'bytea' },
};

/** The column is the table's primary key. */
export const key = (column: ColumnDefinitionBuilder) => column.primaryKey();

/** The column is never null. */
export const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** The column refers to a row of another table, and is never null. */
export const refersTo = (target: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(target);

/** The same; the row is deleted with the one that it refers to. */
export const partOf = (target: string) => (column: ColumnDefinitionBuilder) =>
  refersTo(target)(column).onDelete('cascade');

/** The column is a number that is never null, and this one in a new row. */
export const startingAt = (first: number) => (column: ColumnDefinitionBuilder) =>
  column.notNull().defaultTo(first);

/** A database with untyped tables, because a migration runs on the schema of its time. */
export type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>;

/** One forward step of the schema, and of the rows in it. */
export type Migration = (db: AnyDatabase, types: ColumnTypes) => Promise<void>;

/** Adds indexes to a table: by name, their columns in order. */
export async function addIndexes(
  db: AnyDatabase,
  table: string,
  indexes: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  for (const [name, columns] of Object.entries(indexes))
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
}
