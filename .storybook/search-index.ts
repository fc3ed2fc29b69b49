import type { StoryIndex } from 'storybook/internal/types';
import { searchWords } from './search-words.ts';

/** The generator of the index of all stories and pages. */
interface IndexGenerator {
  getIndex: () => Promise<StoryIndex>;
}

const wordsFor = (title: string): string[] => {
  const words = searchWords[title.slice(title.lastIndexOf('/') + 1)]?.split(/[;,] /) ?? [];
  return title.startsWith('Start/Examples/') ? ['contoh', 'example', ...words] : words;
};

/**
 * Adds the search words of each page where the sidebar also searches: in the titles of `anchors`. They are on the page,
 * or on the first story of a screen that has no page.
 */
export function withSearchWords(index: StoryIndex): StoryIndex {
  const found = new Set<string>();
  const entries = Object.values(index.entries).toSorted(
    (a, b) => Number(b.type === 'docs') - Number(a.type === 'docs'),
  );
  for (const entry of entries) {
    if (found.has(entry.title)) continue;
    found.add(entry.title);
    const anchors = wordsFor(entry.title).map((title) => ({ id: '', title }));
    if (anchors.length > 0) Object.assign(entry, { anchors });
  }
  return index;
}

const withWords = new WeakSet<IndexGenerator>();

/** Adds the search words to every index of the generator. */
export function searchIndexGenerator<Generator extends IndexGenerator>(generator: Generator): Generator {
  if (withWords.has(generator)) return generator;
  withWords.add(generator);
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => withSearchWords(await getIndex());
  return generator;
}
