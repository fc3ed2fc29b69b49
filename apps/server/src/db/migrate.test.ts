import { expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { describeEngines } from '../testing/engines.ts';
import { migrate, SchemaError } from './migrate.ts';
import { migrations } from './migrations/index.ts';

const step = { number: migrations.length + 1, name: 'more', statements: 'create table more (id text)' };

describeEngines('migrations', (engine) => {
  test('apply once, however often and however many at once', async () => {
    const server = await engine.createServer();
    const steps = [...migrations, step];
    await Promise.all([1, 2, 3].map(() => migrate(server.store, systemClock, steps)));
    const applied = await server.store.db
      .selectFrom('migration')
      .select('number')
      .orderBy('number')
      .execute();
    expect(applied.map(({ number }) => number)).toEqual(steps.map(({ number }) => number));
    await server.close();
  });

  test('leave nothing of a step that fails', async () => {
    const server = await engine.createServer();
    const broken = { ...step, statements: 'create table half (id text); create nonsense' };
    await expect(migrate(server.store, systemClock, [...migrations, broken])).rejects.toThrow();
    await migrate(server.store, systemClock, [
      ...migrations,
      { ...step, statements: 'create table half (id text)' },
    ]);
    await server.close();
  });

  test('refuse the data of a newer server', async () => {
    const server = await engine.createServer();
    await migrate(server.store, systemClock, [...migrations, step]);
    await expect(migrate(server.store, systemClock)).rejects.toThrow(SchemaError);
    await expect(migrate(server.store, systemClock)).rejects.toThrow('Start the newer server');
    await server.close();
  });

  test('refuse data whose steps were changed afterwards', async () => {
    const server = await engine.createServer();
    const [first, ...rest] = migrations;
    const changed = [
      { number: 1, name: 'first-slice', ...first, statements: 'create table x (id text)' },
      ...rest,
    ];
    await expect(migrate(server.store, systemClock, changed)).rejects.toThrow('not the one');
    await server.close();
  });
});
