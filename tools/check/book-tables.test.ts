import { expect, test } from 'vitest';
import { tablesIn } from './book-tables.ts';

test('finds a table, and none in code', () => {
  const page = [
    ...['# Versions', '', '```sh', '| not | drawn |', '```', ''],
    ...['| Part | What changes |', '|---|---|', '| Patch | Nothing |', '', 'Either `a | b` or none.'],
  ].join('\n');
  expect(tablesIn(page)).toEqual([7, 8, 9]);
});
