import { isPassing } from './is-passing.ts';
import type { Db } from './store.ts';

/**
 * Reads from the first database that answers.
 *
 * @param databases In the order of trying; missing ones are left out. One that is named again is tried on another connection, which may
 * lead to another replica.
 */
export async function readFirst<Result>(
  databases: readonly (Db | undefined)[],
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const [first, ...others] = databases.filter((db) => db !== undefined);
  if (!first) throw new Error('There is no database to read from.');
  try {
    return await work(first);
  } catch (error) {
    if (others.length === 0 || !isPassing(error)) throw error;
    return readFirst(others, work);
  }
}
