import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { missingIn, missingStories } from './named-stories.ts';

const page =
  "import * as captcha from './captcha.stories'\n<Canvas of={captcha.Gone} /> <Canvas of={captcha.Here} />";

test('finds a story that a page names and that does not exist', () => {
  expect(missingStories(page, () => 'export const Here: Story = {};')).toEqual(['captcha.Gone']);
});

test.each(globSync('book/**/*.mdx', { cwd: root }))('every story that %s names exists', (file) => {
  expect(missingIn(join(root, file))).toEqual([]);
});
