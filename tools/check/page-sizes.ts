import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Files, filesOfPages, visitorPages } from '../portal/page-files.ts';
import { explainedChange, pageLimits } from './size-limits.ts';

/**
 * JavaScript and CSS in kilobytes of 1000 bytes, gzipped: of the login, of the frame, and what a page adds to the frame, or a
 * visitors' page to the login.
 */
export type PageSizes = Readonly<Record<string, number>>;

/** The file with the accepted sizes. */
export const baselineFile = join(import.meta.dirname, 'page-sizes.json');

// The smallest page of signed-in users: everything that it loads is the frame.
const emptiest = 'soon';

// Hashes in file names change with other files, which changes the gzipped size by some bytes.
const hash = /-[\w-]{8}(?=\.(?:js|css)\b)/g;
const named = (content: string | Uint8Array) =>
  typeof content === 'string' ? content.replace(hash, '-hash') : content;

const kilobytes = (files: Files) =>
  [...files.values()].reduce((sum, content) => sum + gzipSync(named(content)).length / 1000, 0);

/** The sizes of the pages of the present sources. */
export async function measurePages(): Promise<PageSizes> {
  const pages = await filesOfPages();
  const { login = new Map(), [emptiest]: frame = new Map(), ...others } = Object.fromEntries(pages);
  const added = (page: string, files: Files) => {
    const before = visitorPages[page] ? login : frame;
    return new Map([...files].filter(([name]) => !before.has(name)));
  };
  return {
    login: kilobytes(login),
    frame: kilobytes(frame),
    ...Object.fromEntries(
      Object.entries(others).map(([name, files]) => [name, kilobytes(added(name, files))]),
    ),
  };
}

/** The size limit of a page. */
export function limitOf(page: string): number {
  const { each, others } = pageLimits;
  return others[page] ?? each;
}

/** Pages that are too large, and those that have changed by more than is permitted without acceptance. */
export function pageProblems(sizes: PageSizes, baseline: PageSizes): string[] {
  const tooLarge = Object.entries(sizes).flatMap(([page, size]) =>
    size > limitOf(page) ? [`${page}: ${size.toFixed(2)} KB, limit ${limitOf(page)} KB`] : [],
  );
  const names = new Set([...Object.keys(sizes), ...Object.keys(baseline)]);
  const changed = [...names].flatMap((page) => {
    const [now = 0, before = 0] = [sizes[page], baseline[page]];
    return Math.abs(now - before) > explainedChange || (now === 0) !== (before === 0)
      ? [`${page}: ${now.toFixed(2)} KB, was ${before.toFixed(2)} KB`]
      : [];
  });
  if (changed.length > 0) changed.push('If this is meant: pnpm sizes:update, and say why in the commit.');
  return [...tooLarge, ...changed];
}

/** The problems of the sizes of the portal's pages. */
export async function findHeavyPages(): Promise<string[]> {
  return pageProblems(await measurePages(), JSON.parse(readFileSync(baselineFile, 'utf8')));
}
