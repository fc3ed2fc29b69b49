import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../core/db/open-postgres.ts';
import type { LogEvent } from '../core/log.ts';
import { describeStore } from '../testing/describe-store.ts';
import { warnOfLostWrites } from './warn-of-lost-writes.ts';

describeStore('a database that loses answered writes', (engine) => {
  test.runIf(engine.name === 'sqlite')('is never SQLite', async () => {
    const server = await engine.createServer();
    const events: LogEvent[] = [];
    await warnOfLostWrites(server.store, (event) => events.push(event));
    expect(events).toEqual([]);
    await server.close();
  });

  test.runIf(engine.name === 'postgres')('is named with the settings that are off', async () => {
    const url = (await engine.createDatabase()) ?? '';
    const settingsOff = async () => {
      const store = openPostgres(url);
      onTestFinished(() => store.close());
      const events: LogEvent[] = [];
      await warnOfLostWrites(store, (event) => events.push(event));
      return { store, said: events.map(({ event, settings }) => [event, settings]) };
    };
    // The database of tests need not survive a power cut.
    const { store, said } = await settingsOff();
    expect(said).toEqual([['writes-at-risk', 'fsync, full_page_writes']]);
    const name = sql.id(new URL(url).pathname.slice(1));
    await sql`alter database ${name} set synchronous_commit = off`.execute(store.db);
    expect((await settingsOff()).said).toEqual([
      ['writes-at-risk', 'fsync, full_page_writes, synchronous_commit'],
    ]);
  });
});
