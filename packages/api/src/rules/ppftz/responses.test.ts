import { expect, it } from 'vitest';
import { type PpftzResponse, ppftzResponsesOf } from './responses.ts';

// Written out from document 3, section 4, and ruling 22.
const first = ['penerimaan', 'ppftz'] as const;
const table: readonly (readonly [string, boolean, readonly PpftzResponse[]])[] = [
  ['100', false, []],
  ['100', true, []],
  ['110', false, first],
  ['110', true, first],
  ['115', false, first],
  ['115', true, [...first, 'billing']],
  ['116', false, first],
  ['116', true, [...first, 'billing']],
  ['120', false, [...first, 'spf', 'ip']],
  ['120', true, [...first, 'billing', 'spf', 'ip']],
  ['145', false, [...first, 'spf', 'ip', 'nolak']],
  ['145', true, [...first, 'billing', 'spf', 'ip', 'nolak']],
  ['150', false, [...first, 'spf', 'ip', 'sppb']],
  ['150', true, [...first, 'billing', 'spf', 'ip', 'sppb']],
  ['190', false, first],
  ['190', true, first],
  ['', true, []],
];

it.each(table)('at %s, with a billing file: %s', (status, hasBillingFile, responses) => {
  expect(ppftzResponsesOf({ status, hasBillingFile })).toEqual(responses);
});

it.each([
  ['110, 115 or 116', false, [...first, 'nolak']],
  ['120', true, [...first, 'spf', 'ip', 'nolak']],
] as const)('one that was rejected from %s', (_, inspected, responses) => {
  expect(ppftzResponsesOf({ status: '145', hasBillingFile: false, inspected })).toEqual(responses);
});

it('one that was released without an inspection has both, as documented', () => {
  const released = { status: '150', hasBillingFile: false, inspected: false };
  expect(ppftzResponsesOf(released)).toEqual([...first, 'spf', 'ip', 'sppb']);
});
