import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withSearchWords } from '../../.storybook/search-index.ts';
import { searchWords } from '../../.storybook/search-words.ts';

const title = /^ {2}title: '([^']+)'|<Meta title="([^"]+)"/m;

const titles = [
  ...new Set(
    globSync(['book/**/*.{mdx,stories.tsx}', 'packages/*/src/**/*.stories.tsx']).flatMap((file) => {
      const [, ofStories, ofPage] = title.exec(readFileSync(file, 'utf8')) ?? [];
      return ofStories ?? ofPage ?? [];
    }),
  ),
];

const everydayWords = [
  ...['tombol', 'tanggal', 'warna', 'cetak', 'unggah', 'tabel', 'kontainer', 'pajak', 'kalender', 'berkas'],
  ...['color', 'colour', 'dark', 'spacing', 'print', 'upload', 'dropdown', 'modal', 'loading', 'sign in'],
];

/** The pages that the sidebar finds by a word, in their names and in the index's search words. */
function pagesOf(word: string): string[] {
  const entries = titles.map((each) => [
    each,
    { id: each, title: each, name: 'Docs', type: 'docs' as const, importPath: '', storiesImports: [] },
  ]);
  const { entries: found } = withSearchWords({ v: 5, entries: Object.fromEntries(entries) });
  const texts = Object.values(found).map((entry) => {
    const anchors = entry.type === 'docs' ? (entry.anchors ?? []) : [];
    return { name: entry.title, text: [entry.title, ...anchors.map((anchor) => anchor.title)].join('\n') };
  });
  return texts.filter(({ text }) => text.toLowerCase().includes(word)).map(({ name }) => name);
}

it('finds the pages of the book', () => {
  expect(titles.length).toBeGreaterThan(100);
});

it.each(titles)('%s has Indonesian and English words', (name) => {
  const [indonesian = '', english = ''] = searchWords[name.split('/').at(-1) ?? '']?.split('; ') ?? [];
  expect(indonesian).toMatch(/\w{3}/);
  expect(english).toMatch(/\w{2}/);
});

it.each(everydayWords)('“%s” finds a page', (word) => {
  expect(pagesOf(word)).not.toEqual([]);
});

it('puts the words of a screen without a page on its first story alone', () => {
  const story = (id: string) =>
    ({ id, title: 'Screens/List', name: id, type: 'story', subtype: 'story', importPath: '' }) as const;
  const { entries } = withSearchWords({ v: 5, entries: { first: story('first'), second: story('second') } });
  expect(entries.first).toHaveProperty('anchors.0.title', 'daftar');
  expect(entries.second).not.toHaveProperty('anchors');
});
