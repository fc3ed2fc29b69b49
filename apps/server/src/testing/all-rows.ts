import type { Store } from '../core/db/store.ts';

type Row = Readonly<Record<string, unknown>>;

/** Every row of a store by table, for any schema. */
export type AllRows = ReadonlyMap<string, readonly Row[]>;

/** Reads every row of every table. */
export async function readAllRows({ db }: Store): Promise<AllRows> {
  const tables = await db.introspection.getTables();
  const read = async ({ name }: { name: string }) =>
    [
      name,
      await db
        .selectFrom(name as 'company')
        .selectAll()
        .execute(),
    ] as const;
  return new Map(await Promise.all(tables.map(read)));
}

/** Rows as comparable texts in a fixed order, with the given columns only. */
export const comparable = (rows: readonly Row[], columns: readonly string[]): string[] =>
  rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort();
