import { expect, test } from 'vitest';
import { findRow } from './find-row.ts';

const rows = ['CSQU3054383', 'TGHU6972223', '', 'CSQU3054384'].map((number) => ({ number, size: '20' }));

test.each([
  ['the number of a row', '3', -1, { index: 2, matches: undefined }],
  ['part of a container number', 'ghu 69', -1, { index: 1, matches: 1 }],
  ['the first of several', 'csqu', -1, { index: 0, matches: 2 }],
  ['the next of several', 'csqu', 0, { index: 3, matches: 2 }],
  ['again the first after the last', 'csqu', 3, { index: 0, matches: 2 }],
  ['digits that are no row', '6972', -1, { index: 1, matches: 1 }],
  ['nothing', 'MSKU', -1, undefined],
  ['nothing for nothing', ' ', -1, undefined],
])('finds %s', (_, typed, after, found) => {
  expect(findRow(rows, typed, after)).toEqual(found);
});
