import { expect, it } from 'vitest';
import { plant } from './planted.ts';
import { findOldTranslations } from './translations.ts';

const page = `import * as stories from './button.stories.tsx';

<Meta of={stories} />

# Button

<Do shows={stories.Default}>A verb.</Do>

\`\`\`tsx
save(); // at once
\`\`\`
`;
const translated = page.replace('A verb.', 'Kata kerja.').replace('// at once', '// segera');

const problemsIn = (indonesian: string) =>
  findOldTranslations(plant({ 'book/button.mdx': page, 'book/button.id.mdx': indonesian }));

it('accepts a page whose texts and comments are translated', () => {
  expect(problemsIn(translated)).toEqual([]);
});

it('accepts words that a translation gives to what its page shows', () => {
  const own = "<Examples words={{ Empty: ['Kosong', 'Belum ada baris.'] }} />";
  const files = { 'book/a.mdx': '<Examples />\n', 'book/a.id.mdx': `${own}\n` };
  expect(findOldTranslations(plant(files))).toEqual([]);
  expect(findOldTranslations(plant({ ...files, 'book/a.mdx': '# A\n' }))).toHaveLength(1);
});

it.each([
  [
    'a heading more',
    `${translated}\n## Batas\n`,
    'book/button.id.mdx: ## stands where its page has its end.',
  ],
  [
    'a block less',
    translated.replace(/<Do.*/, ''),
    /stands where its page has <Do shows=\{stories\.Default\}>\.$/,
  ],
  [
    'other code',
    translated.replace('save()', 'send()'),
    /send\(\); .* stands where its page has .*save\(\);/,
  ],
])('finds %s', (_, indonesian, problem) => {
  expect(problemsIn(indonesian)).toEqual([expect.stringMatching(problem)]);
});

it('finds a translation without a page', () => {
  expect(findOldTranslations(plant({ 'book/menu.id.mdx': page }))).toEqual([
    'book/menu.id.mdx is a translation of no page.',
  ]);
});
