import { en, id } from '@pabean/api/rules';
import { describe, expect, it } from 'vitest';
import { portal } from './english.ts';
import { applicationDetailWords } from './pages/application-detail/application-detail-words.ts';
import { deleteDokapWords } from './pages/application-detail/delete-dokap-words.ts';
import { applicationFormWords } from './pages/application-form/application-form-words.ts';
import { applicationListWords } from './pages/application-list/application-list-words.ts';
import { dashboardWords } from './pages/dashboard/dashboard-words.ts';
import { loginWords } from './pages/login/login-words.ts';
import { soonWords } from './pages/soon/soon-words.ts';
import { unauthorizedWords } from './pages/unauthorized/unauthorized-words.ts';
import { loadFailureWords } from './routing/load-failure.tsx';
import { pageTitleWords } from './routing/page-title.ts';
import { displayWords } from './shell/display-words.ts';
import { leaveWords } from './shell/leave-words.ts';
import { shellWords } from './shell/shell-words.ts';
import { titles } from './titles.ts';
import type { Words } from './words.ts';

const parts: readonly Words<object>[] = [
  applicationDetailWords,
  applicationFormWords,
  applicationListWords,
  dashboardWords,
  deleteDokapWords,
  loadFailureWords,
  loginWords,
  pageTitleWords,
  shellWords,
  displayWords,
  leaveWords,
  soonWords,
  titles,
  unauthorizedWords,
];

const placeholders = (texts: object) =>
  Object.entries(texts).map(([key, text]) => [key, [...String(text).matchAll(/\{\w+\}/g)].join()]);

it('has an English twin for every part, and no other', () => {
  expect(Object.keys(portal).toSorted()).toEqual(parts.map(({ name }) => name).toSorted());
});

describe.each(parts)('$name', ({ name, id }) => {
  const en = portal[name as keyof typeof portal];

  it('has the same keys and placeholders in both languages', () => {
    expect(placeholders(en)).toEqual(placeholders(id));
  });

  it('has no text left empty', () => {
    for (const text of [...Object.values(id), ...Object.values(en)]) expect(String(text).trim()).not.toBe('');
  });
});

it('says that an application is gone in the words of the server', () => {
  expect(applicationDetailWords.id.gone).toBe(id.answers.notFound);
  expect(portal.applicationDetail.gone).toBe(en.answers.notFound);
});
