import pg from 'pg';

/**
 * Whether an address leads to a pooler such as PgBouncer, which tells its clients another process than the one that PostgreSQL runs
 * for them.
 */
export async function isPooled(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return (client as pg.Client & { readonly processID: number }).processID !== rows[0]?.pid;
  } finally {
    await client.end();
  }
}
