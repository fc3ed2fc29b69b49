import { dirname, join, relative } from 'node:path';
import type { Comparison, Folders } from './compare.ts';

const kinds = ['changed', 'gone', 'new', 'same'] as const;

const countOf = (results: readonly Comparison[], wanted: Comparison['kind']) =>
  results.filter(({ kind }) => kind === wanted).length;

/** The result in one line: `3 changed, 0 gone, 6 new, 351 same`. */
export const summaryOf = (results: readonly Comparison[]) =>
  kinds.map((kind) => `${countOf(results, kind)} ${kind}`).join(', ');

/** Whether a review is needed: a picture changed or was removed. New ones need none. */
export const needsReview = (results: readonly Comparison[]) =>
  results.some(({ kind }) => kind === 'changed' || kind === 'gone');

/** The entries of a report: everything that is not the same, changed ones first. */
export const shownIn = (results: readonly Comparison[]): Comparison[] =>
  kinds.slice(0, 3).flatMap((kind) => results.filter((result) => result.kind === kind));

const style = `body{font:14px/20px system-ui,sans-serif;margin:24px;color:#122136;background:#f3f6fa}
section{margin:0 0 32px;padding:16px;background:#fff;border:1px solid #cfd5de;border-radius:10px}
h2{font-size:16px;margin:0 0 12px}div{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:12px}
figure{margin:0}figcaption{color:#4e5a6e;padding-block-end:6px}img{max-inline-size:100%;border:1px solid #cfd5de}`;

/** The report as a page that opens without a server. */
export function reportOf(
  results: readonly Comparison[],
  folders: Folders,
  file: string,
  title: string,
): string {
  const address = (folder: string, name: string) =>
    relative(dirname(file), join(folder, name)).replaceAll('\\', '/');
  const figure = (words: string, folder: string, name: string) =>
    `<figure><figcaption>${words}</figcaption><a href="${address(folder, name)}"><img loading="lazy" alt="${words}" src="${address(folder, name)}"></a></figure>`;
  const section = ({ name, kind, pixels }: Comparison) => {
    const before = kind === 'new' ? '' : figure('before', folders.before, name);
    const after = kind === 'gone' ? '' : figure('after', folders.after, name);
    const drawn = kind === 'changed' ? figure('difference', folders.drawn, name) : '';
    const note = kind === 'changed' ? `${pixels} pixels` : kind;
    return `<section><h2>${name.replace(/\.png$/, '')}: ${note}</h2><div>${before}${after}${drawn}</div></section>`;
  };
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of the book</title><style>${style}</style>
<h1>${title}</h1><p>${summaryOf(results)}</p>${shownIn(results).map(section).join('\n')}</html>\n`;
}
