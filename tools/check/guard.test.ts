import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { command, reportAll } from './guard.ts';

const printed: string[] = [];

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    printed.push(line.replace(/\s+\d+\.\d s/, ' # s'));
  });
});

afterEach(() => {
  printed.length = 0;
});

test('a failure stops nothing, is counted, and is explained below its line', async () => {
  const tally = await reportAll([
    [
      { name: 'first', find: () => ['one thing\nin two lines'] },
      { name: 'second', find: () => [] },
    ],
  ]);
  expect(tally).toEqual({ passed: 1, failed: 1, names: ['first'] });
  expect(printed).toEqual([
    'FAILED # s  first',
    '         one thing\n         in two lines',
    'ok # s  second',
  ]);
});

test('a guard that breaks is a failure, not the end', async () => {
  const breaks = () => {
    throw new Error('no disk');
  };
  expect(await reportAll([[{ name: 'broken', find: breaks }], [{ name: 'fine', find: () => [] }]])).toEqual({
    passed: 1,
    failed: 1,
    names: ['broken'],
  });
});

test('a command fails with what it printed', async () => {
  const { find } = command('shell', 'sh', ['-c', 'echo wrong; exit 3']);
  expect(await find()).toEqual(['wrong']);
  expect(await command('shell', 'sh', ['-c', 'echo fine']).find()).toEqual([]);
});
