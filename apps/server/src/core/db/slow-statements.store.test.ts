import { expect, test } from 'vitest';
import { describeStore } from '../../testing/describe-store.ts';

describeStore('slow statements', (engine) => {
  test('are logged with a hash that stays the same and their call, without any value', async () => {
    const server = await engine.createServer({ slowMs: 0 });
    const body = { username: 'importir', password: 'rahasia-besar' };
    await server.call('signIn', { body });
    await server.call('signIn', { body });
    const slow = server.logged.filter(({ event }) => event === 'slow-statement');
    const account = slow.filter(({ sql }) => /from "account"/.test(String(sql)));
    expect(account.length).toBeGreaterThanOrEqual(2);
    expect(new Set(account.map(({ sql }) => sql)).size).toBe(
      new Set(account.map(({ statement }) => statement)).size,
    );
    for (const { ms, request, statement } of account) {
      expect(ms).toEqual(expect.any(Number));
      expect(request).toMatch(/^[0-9a-f]{16}$/);
      expect(statement).toMatch(/^[0-9a-f]{12}$/);
    }
    expect(JSON.stringify(slow)).not.toMatch(/importir|rahasia-besar/);
    await server.close();
  });

  test('are the same whatever the number of their rows', async () => {
    const server = await engine.createServer({ slowMs: 0 });
    const insert = (...keys: string[]) =>
      server.store.write((trx) =>
        trx
          .insertInto('rate_limit')
          .values(keys.map((key) => ({ key, window_start: 1, count: 1 })))
          .execute(),
      );
    await insert('a');
    await insert('b', 'c', 'd');
    const slow = server.logged.filter(({ sql }) => /^insert into "rate_limit"/.test(String(sql)));
    expect(slow.map(({ sql }) => sql)).toEqual(
      Array(2).fill('insert into "rate_limit" ("key", "window_start", "count") values (…)'),
    );
    expect(new Set(slow.map(({ statement }) => statement)).size).toBe(1);
    await server.close();
  });

  test('below the limit are not logged', async () => {
    const server = await engine.createServer({ slowMs: 60_000 });
    await server.call('signIn', { body: { username: 'importir', password: 'salah' } });
    expect(server.logged.filter(({ event }) => event === 'slow-statement')).toEqual([]);
    await server.close();
  });
});
