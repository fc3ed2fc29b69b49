import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexedStory } from '../visual/book.ts';

/** A built book: its pages to check, and every id that a link may lead to. */
export interface Pages {
  wanted: IndexedStory[];
  ids: ReadonlySet<string>;
}

const isPage = ({ type, title }: IndexedStory) => type === 'docs' || title.startsWith('Screens/');

/** Every documentation page and every example screen of a built book whose id contains one of the words. */
export function pagesOf(book: string, filters: readonly string[]): Pages {
  const { entries } = JSON.parse(readFileSync(join(book, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexedStory>;
  };
  const wanted = Object.values(entries)
    .filter(isPage)
    .filter(({ id }) => filters.length === 0 || filters.some((word) => id.includes(word)));
  return { wanted, ids: new Set(Object.keys(entries)) };
}
