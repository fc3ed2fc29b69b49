import { expect, test } from 'vitest';
import { mayEditApplicantIdentity, userTypes } from './access.ts';
import { declaredRows, dokapListOf } from './dokap.ts';
import { extraFieldOf } from './permit.ts';

test.each([
  ['5', 'documentKind', ['23', '24', '25', '209', '210']],
  ['4', 'documentKind', ['23', '24', '25', '209', '210']],
  ['23', 'documentKind', ['167', '2', '3']],
  ['3', 'documentKind', ['1', '2']],
  ['45', 'businessKind', ['1', '2', '3']],
])('permit type %s asks for %s', (type, name, values) => {
  const extra = extraFieldOf(type);
  expect(extra?.name).toBe(name);
  expect(extra?.choices.map(({ value }) => value)).toEqual(values);
});

test('other permit types ask for nothing more', () => {
  expect(['1', '2', '6', '30', '44', '46', '', 'toString'].map((type) => extraFieldOf(type))).toEqual(
    Array(8).fill(undefined),
  );
});

test('only brokers, carriers and type U edit the identity of an applicant', () => {
  expect(userTypes.filter(mayEditApplicantIdentity)).toEqual(['Y', 'U']);
});

test.each([
  ['151', 'containers'],
  ['145', 'datedDocuments'],
  ['146', 'datedDocuments'],
  ['256', 'noStrip'],
  ['1', undefined],
])('document type %s is the list %s', (code, list) => {
  expect(dokapListOf(code)).toBe(list);
});

test('lists of containers and dated documents declare their rows, the no-strip list does not', () => {
  expect(declaredRows('151', '12')).toBe(12);
  expect(declaredRows('146', '3')).toBe(3);
  expect(declaredRows('145', null)).toBe(0);
  expect(declaredRows('256', '3')).toBeUndefined();
  expect(declaredRows('1', '3')).toBeUndefined();
});

test('offers in the free-trade zone only its own documents to be amended', () => {
  expect(extraFieldOf('5', 'ftz')?.choices.map(({ label }) => label)).toEqual([
    'PPFTZ-01',
    'PPFTZ-02',
    'PPFTZ-03',
  ]);
  expect(extraFieldOf('23', 'ftz')).toEqual(extraFieldOf('23'));
});
