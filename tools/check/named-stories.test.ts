import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { id as formsId } from '../../packages/forms/src/messages/id.ts';
import { id } from '../../packages/ui/src/messages/id.ts';
import { root } from '../lib/root.ts';
import { missingIn, missingStories, partsOf, unknownGroups, unusedExamples } from './named-stories.ts';

const page =
  "import * as captcha from './captcha.stories'\n<Canvas of={captcha.Gone} /> <Canvas of={captcha.Here} /> <Do shows={captcha.Away}>";

test('finds a story that a page names and that does not exist', () => {
  expect(missingStories(page, () => 'export const Here: Story = {};')).toEqual([
    'captcha.Gone',
    'captcha.Away',
  ]);
});

test.each(globSync(['book/**/*.mdx', 'packages/*/src/**/*.mdx'], { cwd: root }))(
  'every story that %s names exists',
  (file) => {
    expect(missingIn(join(root, file))).toEqual([]);
  },
);

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('finds an example that nothing shows', () => {
  expect(unusedExamples('export const Shown = 1; export const Lost = 2;', 'examples.Shown')).toEqual([
    'Lost',
  ]);
});

test.each(globSync('packages/*/src/**/*.examples.tsx', { cwd: root }))(
  'everything in %s is shown',
  (file) => {
    const around = ['.mdx', '.stories.tsx'].map((ending) => read(file.replace('.examples.tsx', ending)));
    expect(unusedExamples(read(file), around.join())).toEqual([]);
  },
);

const pages = globSync('packages/*/src/**/*.mdx', { cwd: root });

test('finds a group of messages that there is not', () => {
  const page = "<Reference messages={['dialog', 'gone']} />";
  expect(unknownGroups(page, new Set(['dialog']))).toEqual(['gone']);
});

test.each(pages)('every group of messages that %s names exists', (file) => {
  expect(unknownGroups(read(file), new Set(Object.keys({ ...id, ...formsId })))).toEqual([]);
});

test('counts the parts of a picture, and those that are explained', () => {
  const stories = `parameters: { anatomy: { of: 'Parts', parts: ['[name="a"]', "it's"] } }`;
  expect(partsOf(stories, '<Anatomy />\n\n1. **A.** One\n   thing.\n2. **B.** Another.\n\n3. not')).toEqual({
    marked: 2,
    explained: 2,
  });
});

test.each(pages)('every part in the picture of %s is explained', (file) => {
  const { marked, explained } = partsOf(read(file.replace('.mdx', '.stories.tsx')), read(file));
  expect(explained).toBe(marked);
});
