import { en as sharedEn, id as sharedId } from '@pabean/api/rules';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { id } from './id.ts';

type Dictionary = Record<string, Record<string, string>>;

const entries = (dictionary: Dictionary) =>
  Object.entries(dictionary).flatMap(([group, messages]) =>
    Object.entries(messages).map(([key, text]) => ({ key: `${group}.${key}`, text })),
  );

const shape = (dictionary: Dictionary) =>
  entries(dictionary).map(
    ({ key, text }) => `${key}: ${[...text.matchAll(/\{\w+\}/g)].map(String).sort().join()}`,
  );

/** Keys whose texts are the same, ignoring case and the names of their placeholders. */
function repeated(dictionary: Dictionary): string[][] {
  const keys = Map.groupBy(entries(dictionary), ({ text }) => text.toLowerCase().replace(/\{\w+\}/g, '{}'));
  return [...keys.values()].filter((same) => same.length > 1).map((same) => same.map(({ key }) => key));
}

it('has the same keys and placeholders in both languages', () => {
  expect(shape(en).sort()).toEqual(shape(id).sort());
});

describe('has no text twice: messages of several components are in `common`', () => {
  it.each([
    ['Indonesian', id],
    ['English', en],
  ])('%s', (_, dictionary) => expect(repeated(dictionary)).toEqual([]));
});

// Otherwise a component would import the whole shared dictionary for these few sentences.
it.each([
  ['Indonesian', id, sharedId],
  ['English', en, sharedEn],
])("refuses with the server's message: %s", (_, messages, { refusals, failures }) => {
  expect(messages.containerNumberField.invalid).toBe(refusals.container);
  expect(messages.fileField.notSaved).toBe(failures.notSaved);
  expect(messages.fileField.tooLarge).toBe(refusals.fileSize);
  expect(messages.fileField.empty).toBe(refusals.fileEmpty);
  expect(messages.fileField.wrongType).toBe(refusals.fileType);
  expect(messages.fileField.notCsv).toBe(refusals.fileTypeCsv);
  expect(messages.fileField.notManifest).toBe(refusals.fileTypeManifest);
});
