import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { id as formsId } from '../../packages/forms/src/messages/id.ts';
import { id } from '../../packages/ui/src/messages/id.ts';
import { root } from '../lib/root.ts';
import { plant } from './planted.ts';
import { findWrongFolders } from './structure.ts';

const button = 'packages/ui/src/components/button';
const list = 'packages/forms/src/container-list';
const told = 'export const Default = {};\nexport const Variants = {};';
const complete = {
  [`${button}/button.tsx`]: '',
  [`${button}/button.css.ts`]: '',
  [`${button}/button.mdx`]: '',
  [`${button}/button.stories.tsx`]: told,
  [`${button}/button.test.tsx`]: '',
  [`${button}/index.ts`]: "export { X } from './x.tsx';",
  [`${list}/container-form.mdx`]: '',
  [`${list}/container-form.stories.tsx`]: told,
  [`${list}/index.ts`]: '',
  [`${list}/schema.test.ts`]: '',
  'packages/forms/src/internal/use-zod-form.ts': '',
};

test('complete folders pass', () => {
  expect(findWrongFolders(plant(complete))).toEqual([]);
});

test('what is missing in a folder and what a page names in vain is reported', () => {
  const { [`${list}/schema.test.ts`]: _, [`${button}/button.css.ts`]: __, ...others } = complete;
  const base = plant({
    ...others,
    [`${button}/index.ts`]: "export * from './button.tsx';",
    [`${button}/button.examples.tsx`]: 'export const Shown = 1; export const Lost = 2;',
    [`${button}/button.mdx`]: `import * as stories from './button.stories'
<Canvas of={stories.Gone} /> <Canvas of={stories.Default} /> <Do shows={Shown}>

<Anatomy />

1. **A.** One
   thing.

2. not`,
    [`${button}/button.stories.tsx`]: `export const Default = { parameters: { anatomy: { parts: ['[name="a"]', "it's"] } } };`,
    [`${button}/more.stories.tsx`]: told,
  });
  expect(findWrongFolders(base)).toEqual([
    `${button} lacks button.css.ts.`,
    `${button}/index.ts exports everything: list the names by hand.`,
    `${list} lacks *.test.{ts,tsx}.`,
    `${button}/button.stories.tsx lacks Variants.`,
    `${button}/more.stories.tsx lacks more.mdx.`,
    `${button}/button.mdx: there is no stories.Gone.`,
    `${button}/button.mdx explains 1 parts of 2 in its picture.`,
    `${button}/button.mdx and its stories do not use the example Lost.`,
  ]);
});

test('every group of messages that a page names exists', () => {
  const named = globSync('packages/*/src/**/*.mdx', { cwd: root }).flatMap((file) => {
    const [, groups = ''] =
      /<Reference messages=\{\[(.*?)\]\}/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    return groups.match(/\w+/g) ?? [];
  });
  expect(named).toContain('dialog');
  expect(named.filter((group) => !(group in { ...id, ...formsId }))).toEqual([]);
});
