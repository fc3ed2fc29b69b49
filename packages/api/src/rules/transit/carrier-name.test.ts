import { expect, test } from 'vitest';
import { cleanCarrierName, isCarrierName } from './carrier-name.ts';

test.each([
  ['km kelud', 'KM KELUD'],
  ['  MV.  Batam\tJet 5 ', 'MV. BATAM JET 5'],
  ['Ｋｍ Ｋｅｌｕｄ', 'KM KELUD'],
  ['Lion Air JT-379', 'LION AIR JT-379'],
])('"%s" is stored as "%s"', (typed, kept) => {
  expect(cleanCarrierName(typed)).toBe(kept);
  expect(isCarrierName(kept)).toBe(true);
});

test.each(['', '-', 'КМ KELUD', '<B>', 'KM_KELUD', 'A'.repeat(65), 'KM\u202eKELUD'])(
  '"%s" is no name of a carrier',
  (text) => {
    expect(isCarrierName(cleanCarrierName(text))).toBe(false);
  },
);
