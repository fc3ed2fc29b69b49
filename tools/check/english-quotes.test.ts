import { serverAnswersEn, serverAnswersId, en as shared, id as sharedId } from '@pabean/api/rules';
import { expect, it } from 'vitest';
import { csvEn } from '../../packages/api/src/rules/csv/messages-en.ts';
import { csvId } from '../../packages/api/src/rules/csv/messages-id.ts';
import { en as forms } from '../../packages/forms/src/messages/en.ts';
import { id as formsId } from '../../packages/forms/src/messages/id.ts';
import { en as ui } from '../../packages/ui/src/messages/en.ts';
import { id as uiId } from '../../packages/ui/src/messages/id.ts';
import { root } from '../lib/root.ts';
import { findIndonesianQuotes, twinsIn } from './english-quotes.ts';
import { plant } from './planted.ts';

const messages = [
  ...twinsIn(uiId, ui),
  ...twinsIn(formsId, forms),
  ...twinsIn(sharedId, shared),
  ...twinsIn(csvId, csvEn),
  ...twinsIn({ answers: serverAnswersId }, { answers: serverAnswersEn }),
];

it('finds none in the pages of the book and in doc comments', () => {
  expect(findIndonesianQuotes(root, messages)).toEqual([]);
});

const specimen = "export const words = [say('Tenun', 'Weave'), say('Transit', 'Transit')];\n";

const problemsIn = (page: string) =>
  findIndonesianQuotes(plant({ 'book/dialog.mdx': page, 'book/dialog.examples.tsx': specimen }), messages);

it.each([
  ['a message', 'Closes, as “Batal” does.', 'Batal', 'Cancel'],
  ['a message with straight quotation marks', 'Closes, as "batal" does.', 'batal', 'Cancel'],
  ['a message over two lines', 'Shows “Langsung\nke isi”.', 'Langsung ke isi', 'Skip to content'],
  ['a message with a value', 'On “Hapus baris …” deletes.', 'Hapus baris …', 'Delete row {row}'],
  ['a text of a specimen', 'Choose “Tenun”.', 'Tenun', 'Weave'],
])('finds %s', (_, page, quoted, seen) => {
  expect(problemsIn(page)).toEqual([
    `book/dialog.mdx quotes “${quoted}”; its English reader sees “${seen}”.`,
  ]);
});

it('accepts English, code, what is the same in both, and Indonesian with its gloss', () => {
  expect(
    problemsIn('“Cancel”, “Transit”, “Dikirim (Sent)”, `label="Batal"`\n\n```tsx\nsay("Batal");\n```\n'),
  ).toEqual([]);
});

it('finds one in a doc comment of a component, and none in its code, stories and tests', () => {
  const module =
    '/** Called by “Batal”,\n * not by “Langsung\n * ke isi”. */\nexport const word = "Batal";\n';
  const folder = plant({
    'packages/ui/src/dialog.tsx': module,
    'packages/ui/src/dialog.stories.tsx': module,
    'packages/ui/src/dialog.test.tsx': module,
  });
  expect(findIndonesianQuotes(folder, messages)).toEqual([
    'packages/ui/src/dialog.tsx quotes “Batal”; its English reader sees “Cancel”.',
    'packages/ui/src/dialog.tsx quotes “Langsung ke isi”; its English reader sees “Skip to content”.',
  ]);
});

it('leaves the Indonesian edition alone', () => {
  expect(findIndonesianQuotes(plant({ 'book/dialog.id.mdx': '“Batal”' }), messages)).toEqual([]);
});
