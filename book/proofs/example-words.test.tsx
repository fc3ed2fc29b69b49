import { expect, test } from 'vitest';

const pages = import.meta.glob<string>('../../packages/*/src/**/*.id.mdx', {
  query: '?raw',
  import: 'default',
});
const stories = import.meta.glob<Record<string, { play?: unknown }>>('../../packages/*/src/**/*.stories.tsx');

const drawnAbove = ['default', 'Default', 'Variants', 'Parts'];

/** The examples on a page whose words its Indonesian edition does not give. */
async function wordless(path: string): Promise<string[]> {
  const page = (await pages[path]?.()) ?? '';
  const exports = (await stories[path.replace('.id.mdx', '.stories.tsx')]?.()) ?? {};
  const words = /<Examples\s+words=\{\{(.*?)\}\}/s.exec(page)?.[1] ?? '';
  return Object.entries(exports)
    .filter(([name, { play }]) => !(play || drawnAbove.includes(name)))
    .filter(([name]) => page.includes('<Examples') && !new RegExp(`^\\s*${name}: \\[`, 'm').test(words))
    .map(([name]) => `${path}: ${name}`);
}

test('an Indonesian page names each of its examples', { timeout: 120_000 }, async () => {
  expect((await Promise.all(Object.keys(pages).map(wordless))).flat()).toEqual([]);
});
