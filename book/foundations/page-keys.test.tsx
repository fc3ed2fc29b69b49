import { expect, test } from 'vitest';
import { keysOn } from './page-keys.ts';

const pages = import.meta.glob<string>('../../packages/*/src/**/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const countsIn = (ending: string) =>
  Object.entries(pages)
    .filter(([path]) => path.endsWith('.id.mdx'))
    .map(([path]) => [path, keysOn(pages[path.replace('.id.mdx', ending)] ?? '').length]);

test('reads as many keys from the Indonesian edition of a page as from the English one', () => {
  expect(countsIn('.id.mdx')).toEqual(countsIn('.mdx'));
});

test('reads a row that begins with the word for keys', () => {
  const page =
    '## Keyboard\n\n| Tombol | Hasil |\n|---|---|\n| Tombol panah | Berpindah |\n| – | Tidak menerima fokus |\n';
  expect(keysOn(page)).toEqual([
    ['Tombol panah', 'Berpindah'],
    ['–', 'Tidak menerima fokus'],
  ]);
});
