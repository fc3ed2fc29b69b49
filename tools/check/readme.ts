import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Package } from '../lib/packages.ts';
import { documented } from './documented.ts';
import { foldersOf, namesOf } from './exported-names.ts';

const byName = (a: string, b: string) => a.localeCompare(b);

/** Absolute path of a package's README. */
export const readmeFile = ({ folder }: Package): string => join(folder, 'README.md');

const begin = (subpath: string) => `<!-- exports of ${subpath}: pnpm exports:update -->`;
const end = '<!-- end of exports -->';

/** The public names of an import path as a Markdown table, and its types in a line. */
function tableOf(subpath: string, source: string): string {
  const names = [...new Set(namesOf(source))].sort(byName);
  const values = names.filter((name) => !name.startsWith('type '));
  const types = names
    .filter((name) => name.startsWith('type ') && !name.endsWith('Props'))
    .map((name) => `\`${name.slice('type '.length)}\``);
  const folders = subpath === '.' ? foldersOf(source) : new Map<string, string>();
  const folderCell = (name: string) =>
    folders.size > 0 ? ` ${folders.has(name) ? `\`${folders.get(name)}\`` : ''} |` : '';
  const rows = documented(source, values).map(({ name, sentence, maturity }) => {
    const label = maturity === 'stable' ? '' : ` (${maturity})`;
    return `| \`${name}\`${label} | ${sentence ?? ''} |${folderCell(name)}`;
  });
  const head =
    folders.size > 0
      ? ['| Export | What it is | Folder |', '|---|---|---|']
      : ['| Export | What it is |', '|---|---|'];
  const table = rows.length > 0 ? [...head, ...rows].join('\n') : '';
  return [table, types.length > 0 ? `Types: ${types.join(', ')}.` : ''].filter(Boolean).join('\n\n');
}

/** A README with the table of each import path between its marks, generated from the doc comments. */
export function withTables(readme: string, entries: Package['entries']): string {
  return entries.reduce((text, [subpath, source]) => {
    const from = text.indexOf(begin(subpath));
    const to = text.indexOf(end, from);
    if (from < 0 || to < 0) return text;
    return `${text.slice(0, from)}${begin(subpath)}\n${tableOf(subpath, source)}\n${text.slice(to)}`;
  }, readme);
}

/** The expected README of a package. */
export const readmeOf = (pkg: Package): string =>
  withTables(readFileSync(readmeFile(pkg), 'utf8'), pkg.entries);

/** Import paths without a table, names without a doc comment, and outdated READMEs. */
export function findReadmeProblems(pkg: Package): string[] {
  const { name, entries } = pkg;
  const readme = readFileSync(readmeFile(pkg), 'utf8');
  const undocumented = entries.flatMap(([subpath, source]) => {
    const values = namesOf(source).filter((each) => !each.startsWith('type '));
    const mute = documented(source, values).filter(({ sentence }) => !sentence);
    const told = readme.includes(begin(subpath)) ? [] : [`${name}: its README has no “${begin(subpath)}”.`];
    return [...told, ...mute.map((each) => `${name}${subpath.slice(1)}: ${each.name} has no doc comment.`)];
  });
  const stale = readmeOf(pkg) === readme ? [] : [`${name}: its README is old. Run: pnpm exports:update`];
  return [...undocumented, ...stale];
}
