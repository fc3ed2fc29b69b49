import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { readOnlyCode } from './is-passing.ts';

/**
 * A pool for Kysely that closes connections which do not respond. The database's own limits do not help when the database hangs
 * or the network drops packets, and the driver's limit hands such a connection to the next caller.
 *
 * @param time Milliseconds for the response to one statement. @default no limit
 */
export const limitedPool = (pool: pg.Pool, time?: number): PostgresPool => ({
  options: pool.options,
  connect: async () => limited(await pool.connect(), time),
  end: async () => {
    if (!pool.ending) await pool.end();
  },
});

function limited(client: pg.PoolClient, time: number | undefined): PostgresPoolClient {
  let isReleased = false;
  function release(destroy?: boolean) {
    if (isReleased) return;
    isReleased = true;
    client.release(destroy);
  }
  async function query(statement: string, parameters: readonly unknown[]) {
    // Closing the connection ends the running statement.
    const timer = time === undefined ? undefined : setTimeout(() => release(true), time);
    try {
      return await client.query(statement, [...parameters]);
    } catch (error) {
      // The primary became a replica: only a new connection leads to the new primary.
      if ((error as { code?: unknown }).code === readOnlyCode) release(true);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
  // Kysely's cursors are not used.
  return { query: query as unknown as PostgresPoolClient['query'], release };
}
