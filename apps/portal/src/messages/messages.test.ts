import { fill, id as sharedId } from '@pabean/api/rules';
import { id as uiId } from '@pabean/ui/messages';
import { describe, expect, it } from 'vitest';
import { en as frameEn } from './en.ts';
import * as english from './english.ts';
import { id as frameId } from './id.ts';

/** The dictionaries of all areas merged. */
const whole = (files: Record<string, object>): object =>
  Object.assign({}, ...Object.values(files).flatMap((file) => Object.values(file)));

const id = { ...frameId, ...whole(import.meta.glob<object>('./*-id.ts', { eager: true })) };
const en = { ...frameEn, ...whole(import.meta.glob<object>('./*-en.ts', { eager: true })) };

const texts = (dictionary: object) =>
  Object.entries(dictionary).flatMap(([name, group]) =>
    Object.entries<string>(group as Record<string, string>).map(
      ([key, text]) => [`${name}.${key}`, text] as const,
    ),
  );

const placeholders = (dictionary: object) =>
  texts(dictionary).map(([key, text]) => [key, [...text.matchAll(/\{\w+\}/g)].toSorted().join()]);

it('has the same keys and placeholders in both languages', () => {
  expect(placeholders(en)).toEqual(placeholders(id));
});

it('contains no message twice', () => {
  const all = texts(id).map(([, text]) => text);
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
});

/** A group of the menu and a kind of access: the documents use one name for both. */
const documentedTwice = ['titles.ppftz'];

it('leaves to the design system, and to client and server, what they say already', () => {
  const others = [sharedId, uiId].flatMap(texts).map(([, text]) => text);
  const sentences = texts(id).filter(([, text]) => text.includes(' '));
  const again = sentences.filter(([, text]) => others.includes(text)).map(([key]) => key);
  expect(again).toEqual(documentedTwice);
});

// Never one: a single draft has a separate message, the others are limits.
const neverOne = [
  'draft.several',
  'oneTimeCodeField.rule',
  'combobox.more',
  'applicationList.lacksOlder',
  'reconciliationList.lacksOlder',
  'answers.draftLimit',
  'answers.keptDokapLimit',
];

it('counts one thing as one in English', () => {
  const one = new Proxy<Record<string, number>>({}, { get: () => 1 });
  const wrong = Object.values(english)
    .flatMap(texts)
    .filter(([key]) => !neverOne.includes(key))
    .map(([, text]) => fill(text, one))
    .filter((text) => /\b1 (?:other )?(?!(?:is|was|has|takes)\b)[a-z]+s\b/.test(text));
  expect(wrong).toEqual([]);
});

describe.each(Object.entries({ id, en }))('%s', (_, dictionary) => {
  it('leaves nothing empty, and raises its voice nowhere', () => {
    const wrong = texts(dictionary).filter(([, text]) => /^\s|^$|\s$|!|mohon maaf/i.test(text));
    expect(wrong).toEqual([]);
  });
});
