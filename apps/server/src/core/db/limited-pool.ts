import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/**
 * A pool for Kysely that gives up connections which do not answer: a database that hangs, or a network that swallows
 * packets, keeps no limit of the database's own. (The driver's limit hands such a connection to the next caller.)
 *
 * @param time Milliseconds for the answer to one statement. @default no limit
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
    // Giving the connection up ends the statement under way.
    const timer = time === undefined ? undefined : setTimeout(() => release(true), time);
    try {
      return await client.query(statement, [...parameters]);
    } finally {
      clearTimeout(timer);
    }
  }
  // Kysely's other way to ask, with cursors, is used nowhere.
  return { query: query as unknown as PostgresPoolClient['query'], release };
}
