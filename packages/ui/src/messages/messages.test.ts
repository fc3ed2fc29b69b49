import { expect, it } from 'vitest';
import { en } from './en.ts';
import { id } from './id.ts';

const shape = (dictionary: Record<string, Record<string, string>>) =>
  Object.entries(dictionary).flatMap(([group, words]) =>
    Object.entries(words).map(
      ([key, text]) => `${group}.${key}: ${[...text.matchAll(/\{\w+\}/g)].map(String).sort().join()}`,
    ),
  );

it('has the same keys and placeholders in both languages', () => {
  expect(shape(en).sort()).toEqual(shape(id).sort());
});
