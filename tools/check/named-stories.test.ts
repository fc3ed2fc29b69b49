import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { missingIn, missingStories, unusedExamples } from './named-stories.ts';

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
