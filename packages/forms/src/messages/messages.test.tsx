import { id as shared, en as sharedEn } from '@pabean/api/rules';
import { id as ui } from '@pabean/ui/messages';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { en, FormsProvider, id } from './index.ts';
import { useFormMessages, useSharedMessages } from './use-messages.ts';

const entries = (dictionary: object) =>
  Object.entries(dictionary).flatMap(([group, texts]) =>
    Object.entries(texts as Record<string, string>).map(([key, text]) => ({
      key: `${group}.${key}`,
      text,
    })),
  );
const placeholders = (dictionary: object) =>
  Object.fromEntries(
    entries(dictionary).map(({ key, text }) => [key, [...text.matchAll(/\{\w+\}/g)].join()]),
  );
/** A message without differences in case and placeholder names. */
const said = (text: string) => text.toLowerCase().replace(/\{\w+\}/g, '{}');

test('both dictionaries have the same keys and placeholders', () => {
  expect(placeholders(en)).toEqual(placeholders(id));
});

test('no message is in the source dictionary twice, nor in that of the design system', () => {
  // Field labels of records are defined by the rules, which the server uses, too.
  const { ppftzLabels: _, transitLabels: _transit, ...own } = id;
  const texts = entries(own).map(({ text }) => said(text));
  // Statuses are words of the reference lists; a heading may be the same.
  const { statuses: _statuses, ...others } = ui;
  const taken = new Set(entries(others).map(({ text }) => said(text)));
  expect(texts.filter((text, index) => texts.indexOf(text) !== index || taken.has(text))).toEqual([]);
});

function Messages() {
  const messages = useFormMessages('dokap');
  return <p>{[messages.add, messages.chooseType, useSharedMessages().labels.file].join(' | ')}</p>;
}

test('messages can be replaced in one place, and the language around it stays', () => {
  const english = { forms: en, shared: sharedEn };
  const replaced = { forms: { dokap: { add: 'Attach' } } };
  render(
    <FormsProvider messages={english}>
      <FormsProvider messages={replaced}>
        <Messages />
      </FormsProvider>
    </FormsProvider>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('Attach | Choose a document type | File');
});

test('messages that are not replaced are Indonesian', () => {
  render(
    <FormsProvider messages={{}}>
      <Messages />
    </FormsProvider>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe(
    [id.dokap.add, id.dokap.chooseType, shared.labels.file].join(' | '),
  );
});
