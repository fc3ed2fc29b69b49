import { describe, expect, it } from 'vitest';
import './english.ts';
import { applicationDetailWords } from './pages/application-detail/application-detail-words.ts';
import { applicationFormWords } from './pages/application-form/application-form-words.ts';
import { applicationListWords } from './pages/application-list/application-list-words.ts';
import { dashboardWords } from './pages/dashboard/dashboard-words.ts';
import { loginWords } from './pages/login/login-words.ts';
import { loadFailureWords } from './routing/load-failure.tsx';
import { shellWords } from './shell/shell-words.ts';
import { titles } from './titles.ts';
import type { Words } from './words.ts';

const dictionaries: Readonly<Record<string, Words<object>>> = {
  applicationDetailWords,
  applicationFormWords,
  applicationListWords,
  dashboardWords,
  loadFailureWords,
  loginWords,
  shellWords,
  titles,
};

const placeholders = (texts: object) =>
  Object.entries(texts).map(([key, text]) => [key, [...String(text).matchAll(/\{\w+\}/g)].join()]);

describe.each(Object.entries(dictionaries))('%s', (_, dictionary) => {
  it('has the same keys and placeholders in both languages', () => {
    expect(placeholders(dictionary.en)).toEqual(placeholders(dictionary.id));
  });

  it('has no text left empty', () => {
    for (const text of [...Object.values(dictionary.id), ...Object.values(dictionary.en)])
      expect(String(text).trim()).not.toBe('');
  });
});
