import { library } from 'virtual:library';
import { expect, test, vi } from 'vitest';
import { componentStatuses } from './component-status.ts';

// Reads every page, story and test.
vi.setConfig({ testTimeout: 60_000 });

test('has every component that has a page, with its maturity', async () => {
  const statuses = await componentStatuses();
  const pages = library.packages.flatMap(({ pages }) => pages);
  expect(statuses.map(({ name }) => name).sort()).toEqual(expect.arrayContaining([...pages].sort()));
  expect(statuses.filter(({ maturity }) => maturity === undefined)).toEqual([]);
});

test('reads keys, tests and transcripts', async () => {
  const statuses = new Map((await componentStatuses()).map((status) => [status.name, status]));
  expect(statuses.get('StatusBadge')).toMatchObject({ keys: 0, isFrame: false, isUnchecked: false });
  expect(statuses.get('DataTable')?.keys).toBeGreaterThan(3);
  expect(statuses.get('DataTable')?.pressesKeys).toBe(true);
  expect(statuses.get('DokapEditor')?.spoken).toBeGreaterThan(3);
  expect(statuses.get('AppShell')?.isFrame).toBe(true);
});
