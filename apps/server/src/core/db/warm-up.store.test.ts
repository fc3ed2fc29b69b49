import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { describeStore } from '../../testing/describe-store.ts';
import { useServerProcesses } from '../../testing/use-server-processes.ts';
import { openPostgres } from './open-postgres.ts';

const { start } = useServerProcesses();
const away = 'postgres://pabean@127.0.0.1:1/pabean';

describeStore('connections', (engine) => {
  const isPostgres = engine.name === 'postgres';
  const open = (url: string, replicaUrl?: string) => {
    const store = openPostgres(url, { replicaUrl });
    onTestFinished(() => store.close());
    return store;
  };

  test.runIf(isPostgres)('are open before a server takes its first call', async () => {
    const url = (await engine.createDatabase()) ?? '';
    const admin = open(url);
    await start({ DEMO: '0', SECRET: 's'.repeat(32), DATABASE_URL: url, DATABASE_REPLICA_URL: url });
    const { rows } = await sql<{ count: number }>`
      select count(*) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(admin.db);
    // Ten to the primary and ten to its replica; migrations may have left one more.
    expect(rows[0]?.count).toBeGreaterThanOrEqual(20);
  });

  test.runIf(isPostgres)('that cannot be opened are left to calls', async () => {
    const store = open((await engine.createDatabase()) ?? '', away);
    await store.warmUp?.();
    expect(store.connections?.()).toEqual({
      primary: { used: 0, idle: 10, waiting: 0 },
      replica: { used: 0, idle: 0, waiting: 0 },
    });
  });
});
