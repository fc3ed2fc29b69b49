import { expect, it } from 'vitest';
import { folded } from './folded.ts';

it.each([
  ['PT ABC-1', 'pt abc-1'],
  ['Élan', 'elan'],
  ['E\u0301lan', 'elan'],
  ['ÇATI İSTANBUL', 'cati istanbul'],
  ['Łódź', 'łodz'],
  ['ЙОЖИК', 'иожик'],
  ['東京 한글 😀', '東京 한글 😀'],
  ['', ''],
])('“%s” is searched as “%s”', (text, searched) => {
  expect(folded(text)).toBe(searched);
});
