import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstSentence } from './documented.ts';
import { findReadmeProblems, readmeOf } from './readme.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pabean-readme-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function packageWith(sources: Record<string, string>, readme: string) {
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'README.md'), readme);
  return { name: '@x/x', folder, entries: [['.', join(folder, 'index.ts')]] as [string, string][] };
}

const marks = '<!-- exports of .: pnpm exports:update -->\n<!-- end of exports -->\n';

test('the table has the first sentence of each doc comment, following re-exports', () => {
  const pkg = packageWith(
    {
      'index.ts':
        "export { inner as outer } from './part.ts';\nexport * from './other.ts';\nexport type { T } from './part.ts';",
      'part.ts': '/** One. Two. */\nexport function inner() {}\nexport type T = 1;',
      'other.ts':
        '/**\n * A {@link Thing},\n * in two lines.\n *\n * @returns more\n */\nexport const other = 1;',
    },
    marks,
  );
  expect(readmeOf(pkg)).toContain(
    '| `other` | A `Thing`, in two lines. |\n| `outer` | One. |\n\nTypes: `T`.',
  );
});

test('the table marks names that are not stable yet', () => {
  const sources = {
    'index.ts': '/**\n * One.\n *\n * @beta\n */\nexport const a = 1;\n/** Two. */\nexport const b = 1;',
  };
  expect(readmeOf(packageWith(sources, marks))).toContain('| `a` (beta) | One. |\n| `b` | Two. |');
});

test('the table of a root has the folder of each name', () => {
  mkdirSync(join(folder, 'link'));
  const pkg = packageWith(
    {
      'index.ts': "export * from './link/index.ts';\nexport { b } from './part.ts';",
      'link/index.ts': '/** One. */\nexport const a = 1;',
      'part.ts': '/** Two. */\nexport const b = 1;',
    },
    marks,
  );
  expect(readmeOf(pkg)).toContain(
    '| Export | What it is | Folder |\n|---|---|---|\n| `a` | One. | `link` |\n| `b` | Two. |  |',
  );
});

test('a row of the contract has its path beside its release tag', () => {
  const row = "endpoint({\n  method: 'GET',\n  path: 'x',\n  summary: 'Reads x.',\n});";
  const sources = { 'index.ts': `/** @alpha */\nexport const x = ${row}` };
  expect(readmeOf(packageWith(sources, marks))).toContain('| `x` (alpha) | `GET x`: Reads x. |');
});

test('a name without a doc comment, a missing table and an old one are problems', () => {
  const mute = packageWith({ 'index.ts': 'export const mute = 1;' }, marks);
  expect(findReadmeProblems(mute)).toEqual([
    '@x/x: mute has no doc comment.',
    '@x/x: its README is old. Run: pnpm exports:update',
  ]);
  expect(findReadmeProblems(packageWith({ 'index.ts': '' }, '# x\n'))).toEqual([
    '@x/x: its README has no “<!-- exports of .: pnpm exports:update -->”.',
  ]);
});

test.each([
  ['* Dots in `dd.MM`, then more. Next. ', 'Dots in `dd.MM`, then more.'],
  ['* No end', 'No end'],
  ['* a | b.', 'a \\| b.'],
])('the first sentence of %s', (comment, sentence) => expect(firstSentence(comment.slice(1))).toBe(sentence));
