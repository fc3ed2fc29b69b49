import { expect, test } from 'vitest';
import { en, extraFieldOf, glossOf, id, identityTypes, withGloss } from '../index.ts';

test.each([
  ['a word in English', '3', en.identityTypes, 'Paspor (Passport)'],
  ['a word in Indonesian', '3', id.identityTypes, 'Paspor'],
  ['an unlisted code', '7', en.identityTypes, 'Paspor'],
  ['a name of every object', 'constructor', en.identityTypes, 'Paspor'],
  ['a term of both languages', '3', { '3': 'Paspor' }, 'Paspor'],
])('%s', (_, code, messages, shown) => {
  expect(withGloss('Paspor', glossOf(code, messages, id.identityTypes))).toBe(shown);
});

test('the words of another office get the same glosses, in English only', () => {
  expect(withGloss('Pas jalan', glossOf('3', en.identityTypes, id.identityTypes))).toBe(
    'Pas jalan (Passport)',
  );
  expect(withGloss('Pas jalan', glossOf('3', id.identityTypes, id.identityTypes))).toBe('Pas jalan');
});

test('every identity type, and every choice of a permit that is Indonesian, is in the dictionaries', () => {
  expect(Object.keys(id.identityTypes).sort()).toEqual(Object.values(identityTypes).sort());
  const choices = ['3', '4', '5', '23', '45'].flatMap((type) => {
    const field = extraFieldOf(type);
    return field ? field.choices.map(({ value, label }) => [`${field.label}.${value}`, label] as const) : [];
  });
  expect(Object.fromEntries(choices)).toMatchObject(id.permitChoices);
  const unlisted = choices.filter(([key]) => !(key in id.permitChoices)).map(([, label]) => label);
  expect(new Set(unlisted)).toEqual(
    new Set(['PPFTZ-01', 'PPFTZ-02', 'PPFTZ-03', 'Ship to Ship', 'Non Ship to Ship']),
  );
});
