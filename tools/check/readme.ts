import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Package } from '../lib/packages.ts';
import { namesOf } from './exported-names.ts';

/** Absolute path of a package's README. */
export const readmeFile = ({ folder }: Package): string => join(folder, 'README.md');

const begin = (subpath: string) => `<!-- exports of ${subpath}: pnpm exports:update -->`;
const end = '<!-- end of exports -->';

/** The folder of a name that the root of a package exports, which is its import path: `Button` → `button`. */
const folderIn = (request = '') => /^\.\/(?:components\/)?([^/]+)\/index\.ts$/.exec(request)?.[1];

const lineOf = (label: string, names: readonly string[]) =>
  names.length > 0 ? `${label}: ${names.map((name) => `\`${name}\``).join(', ')}.` : '';

/** The public names of an import path: its values as a Markdown table, its types in lines. */
function tableOf(subpath: string, source: string): string {
  const names = namesOf(source);
  const values = names.filter(({ isType }) => !isType);
  const types = names.filter(({ isType }) => isType).map(({ name }) => name);
  const hasFolders = subpath === '.' && values.some(({ request }) => folderIn(request));
  const rows = values.map(({ name, sentence = '', maturity, request }) => {
    const folder = folderIn(request);
    const cells = [`\`${name}\`${maturity === 'stable' ? '' : ` (${maturity})`}`, sentence];
    if (hasFolders) cells.push(folder ? `\`${folder}\`` : '');
    return `| ${cells.join(' | ')} |`;
  });
  const head = hasFolders
    ? ['| Export | What it is | Folder |', '|---|---|---|']
    : ['| Export | What it is |', '|---|---|'];
  return [
    rows.length > 0 ? [...head, ...rows].join('\n') : '',
    lineOf(
      'Types',
      types.filter((name) => !name.endsWith('Props')),
    ),
    lineOf(
      'Props',
      types.filter((name) => name.endsWith('Props')),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The expected README of a package: with the names of each import path between its marks, from the sources. */
export const readmeOf = (pkg: Package): string =>
  pkg.entries.reduce(
    (text, [subpath, source]) => {
      const from = text.indexOf(begin(subpath));
      const to = text.indexOf(end, from);
      if (from < 0 || to < 0) return text;
      return `${text.slice(0, from)}${begin(subpath)}\n${tableOf(subpath, source)}\n${text.slice(to)}`;
    },
    readFileSync(readmeFile(pkg), 'utf8'),
  );

const words = (text: string) => new Set(text.match(/`\w+`/g));

/** Import paths without a table, names without a doc comment, and names that the README still has or lacks. */
export function findReadmeProblems(pkg: Package): string[] {
  const { name: from, entries } = pkg;
  const readme = readFileSync(readmeFile(pkg), 'utf8');
  const undocumented = entries.flatMap(([subpath, source]) => [
    ...(readme.includes(begin(subpath)) ? [] : [`${from}: its README has no “${begin(subpath)}”.`]),
    ...namesOf(source)
      .filter(({ isType, sentence }) => !isType && !sentence)
      .map(({ name }) => `${from}${subpath.slice(1)}: ${name} has no doc comment.`),
  ]);
  const wanted = readmeOf(pkg);
  if (wanted === readme) return undocumented;
  const [now, before] = [words(wanted), words(readme)];
  return [
    ...undocumented,
    ...[...now].filter((name) => !before.has(name)).map((name) => `${from}: ${name} is new.`),
    ...[...before].filter((name) => !now.has(name)).map((name) => `${from}: ${name} is gone.`),
    `${from}: its README is old. If that is intended, run: pnpm exports:update`,
  ];
}
