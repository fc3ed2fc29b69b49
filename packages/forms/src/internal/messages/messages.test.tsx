import { id as shared, en as sharedEn } from '@pabean/api/rules';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { en, FormsProvider, id, useFormWords, useSharedWords } from './index.ts';

const flat = (dictionary: object) =>
  Object.entries(dictionary).flatMap(([group, messages]) =>
    Object.entries(messages as Record<string, string>).map(
      ([key, text]) => [`${group}.${key}`, [...text.matchAll(/\{\w+\}/g)].join()] as const,
    ),
  );

test('both dictionaries have the same keys and placeholders', () => {
  expect(flat(en)).toEqual(flat(id));
});

function Words() {
  const words = useFormWords('dokap', id.dokap);
  return <p>{[words.add, words.save, useSharedWords().labels.file].join(' | ')}</p>;
}

test('words are replaced in one place only, and the language around it stays', () => {
  const english = { forms: en, shared: sharedEn };
  const here = { forms: { dokap: { save: 'Attach' } } };
  render(
    <FormsProvider words={english}>
      <FormsProvider words={here}>
        <Words />
      </FormsProvider>
    </FormsProvider>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('Add document | Attach | File');
});

test('words that nobody replaces are Indonesian', () => {
  render(
    <FormsProvider words={{}}>
      <Words />
    </FormsProvider>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe(
    [id.dokap.add, id.dokap.save, shared.labels.file].join(' | '),
  );
});

test('the declaration that is missing is told in the words of the server', () => {
  expect(id.send.disclaimer).toBe(shared.answers.disclaimer);
  expect(en.send.disclaimer).toBe(sharedEn.answers.disclaimer);
});
