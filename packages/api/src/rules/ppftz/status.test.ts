import { expect, it } from 'vitest';
import { isPpftzBrowsed, isPpftzDeletable, isPpftzEditable, isPpftzRecorded } from './status.ts';

const statuses = ['100', '110', '115', '116', '120', '145', '150', '190'];
const where = (holds: (status: string) => boolean) => statuses.filter(holds);

it('opens the editor in both readings of the documents', () => {
  const usual = ['100', '190'];
  expect(where((status) => isPpftzEditable(status, usual))).toEqual(usual);
  const literal = statuses.filter((status) => !usual.includes(status));
  expect(where((status) => isPpftzEditable(status, literal))).toEqual(literal);
});

it('deletes at 100 only, browses from 110 on', () => {
  expect(where(isPpftzDeletable)).toEqual(['100']);
  expect(where(isPpftzBrowsed)).toEqual(statuses.slice(1));
  expect(where(isPpftzRecorded)).toEqual(['100', '190']);
});
