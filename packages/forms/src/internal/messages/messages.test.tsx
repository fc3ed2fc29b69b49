import { expect, test } from 'vitest';
import { en, id } from './index.ts';

const flat = (dictionary: object) =>
  Object.entries(dictionary).flatMap(([group, messages]) =>
    Object.entries(messages as Record<string, string>).map(
      ([key, text]) => [`${group}.${key}`, [...text.matchAll(/\{\w+\}/g)].join()] as const,
    ),
  );

test('both dictionaries have the same keys and placeholders', () => {
  expect(flat(en)).toEqual(flat(id));
});
