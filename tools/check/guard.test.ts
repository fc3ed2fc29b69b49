import { expect, test, vi } from 'vitest';
import { command, reportAll } from './guard.ts';

test('a failure, even of the guard itself, stops nothing, is counted, and is explained below its line', async () => {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    printed.push(line.replace(/\s+\d+\.\d s/, ' # s'));
  });
  const breaks = () => {
    throw new Error('no disk');
  };
  const tally = await reportAll([
    [
      { name: 'first', find: () => ['one thing\nin two lines'] },
      { name: 'second', find: () => [] },
      { name: 'broken', find: breaks },
    ],
  ]);
  expect(tally).toEqual({ passed: 1, failed: ['first', 'broken'] });
  expect(printed.map((line) => line.replace(/\n\s+at .*/s, ''))).toEqual([
    'FAILED # s  first',
    '         one thing\n         in two lines',
    'ok # s  second',
    'FAILED # s  broken',
    '         Error: no disk',
  ]);
});

test('a command fails with what it printed', async () => {
  expect(await command('shell', 'sh', ['-c', 'echo wrong; exit 3']).find()).toEqual(['sh: wrong']);
  expect(await command('shell', 'sh', ['-c', 'echo fine']).find()).toEqual([]);
});
