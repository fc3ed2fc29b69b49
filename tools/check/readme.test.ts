import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plant } from './planted.ts';
import { findReadmeProblems, readmeOf } from './readme.ts';
import type { Files } from './snippets.ts';
import { findUnknownTags } from './tags.ts';

const marks = '<!-- exports of .: pnpm exports:update -->\n<!-- end of exports -->\n';

function packageWith(files: Files) {
  const folder = plant({ 'README.md': marks, ...files });
  return { name: '@x/x', folder, entries: [['.', join(folder, 'index.ts')]] as [string, string][] };
}

test('a table has folder, maturity and first sentence of each value through re-exports; types follow', () => {
  const pkg = packageWith({
    'index.ts': `export { inner as outer } from './part.ts';
export * from './link/index.ts';
export type { T, OuterProps } from './part.ts';`,
    'part.ts':
      '/** Dots in `dd.MM` | more. Two. */\nexport function inner() {}\nexport type T = 1;\nexport interface OuterProps {}',
    'link/index.ts': `/**
 * A {@link Thing},
 * in two lines.
 *
 * @beta
 */
export const other = 1;
/** @alpha */
export const row = endpoint({
  method: 'GET',
  path: 'x',
  summary: 'Reads x.',
});`,
  });
  expect(readmeOf(pkg)).toContain(`| Export | What it is | Folder |
|---|---|---|
| \`other\` (beta) | A \`Thing\`, in two lines. | \`link\` |
| \`outer\` | Dots in \`dd.MM\` \\| more. |  |
| \`row\` (alpha) | \`GET x\`: Reads x. | \`link\` |

Types: \`T\`.

Props: \`OuterProps\`.
`);
});

test('a name without a doc comment, a missing table, and added and removed names are problems', () => {
  const pkg = packageWith({
    'index.ts': 'export const mute = 1;',
    'README.md': marks.replace('\n', '\n`XProps`\n'),
  });
  expect(findReadmeProblems(pkg)).toEqual([
    '@x/x: mute has no doc comment.',
    '@x/x: `mute` is new.',
    '@x/x: `XProps` is gone.',
    '@x/x: its README is old. If that is intended, run: pnpm exports:update',
  ]);
  expect(findReadmeProblems(packageWith({ 'index.ts': '', 'README.md': '# x\n' }))).toEqual([
    '@x/x: its README has no “<!-- exports of .: pnpm exports:update -->”.',
  ]);
});

test('unknown tags and empty defaults are reported with their place', () => {
  const fine = '/**\n * One of `@scope/name`, see {@link two}.\n *\n * @param a What.\n */\n';
  const base = plant({ 'packages/x/src/part.ts': `${fine}/** What.\n * @betta\n * @default undefined */` });
  expect(findUnknownTags(base)).toEqual([
    'packages/x/src/part.ts:7: @betta says nothing.',
    'packages/x/src/part.ts:8: @default undefined says nothing.',
  ]);
});
