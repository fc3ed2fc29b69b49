import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { run } from '../lib/run.ts';

/** A story in the book's index. */
export interface IndexedStory {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}

/** Whether a story is a picture: the one of all states of a component, or an example screen. */
export const isPicture = ({ type, title, name }: IndexedStory) =>
  type === 'story' && (name === 'Variants' || title.startsWith('Screens/'));

/** The ids of the pictures in a built book whose id contains one of the words; without words all of them. */
export function picturesOf(book: string, filters: readonly string[]): string[] {
  const { entries } = JSON.parse(readFileSync(join(book, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexedStory>;
  };
  return Object.values(entries)
    .filter(isPicture)
    .map(({ id }) => id)
    .filter((id) => filters.length === 0 || filters.some((word) => id.includes(word)));
}

/** Builds the book of a repository. Throws with the build's output. */
export async function buildBook(repository: string, book: string): Promise<void> {
  const { code, output } = await run(
    join(repository, 'node_modules/.bin/storybook'),
    ['build', `--output-dir=${book}`, '--disable-telemetry', '--quiet'],
    { cwd: repository },
  );
  if (code !== 0) throw new Error(`The book of ${repository} did not build:\n${output}`);
}

/** Serves a built book until `close` is called. */
export async function serveBook(book: string): Promise<{ address: string; close: () => Promise<void> }> {
  const server = await preview({
    root: book,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: book },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { address, close: () => server.close() };
}
