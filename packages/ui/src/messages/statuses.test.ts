import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { id } from './id.ts';

const root = new URL('../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Code and label of each line of a reference list. */
const listed = (name: string): [string, string][] =>
  read(`apps/server/src/data/${name}.csv`)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => [line.slice(0, line.indexOf(',')), line.slice(line.indexOf(',') + 1)]);

const official = Object.fromEntries([...listed('statuses'), ...listed('ppftz-statuses')]);

test('the dictionary has the statuses of the reference lists, in their words', () => {
  // A rejected record has the word of a rejected application.
  const { '145': rejected, ...others } = official;
  expect(rejected).toBe(official['90']);
  expect(id.statuses).toEqual(others);
});

/** A “don’t” of StatusBadge: it shows what becomes of a status that is shortened. */
const shortened = ['27', 'Diteliti'];

const patterns = [
  /\bcode(?:="|: ')(\d{2,})["'],?\s+label(?:="|: ')([^"']+)["']/g,
  /\bstatus: '(\d+)',\s+statusLabel: '([^']+)'/g,
];

test('what stories, examples and guides write is the word of its code', () => {
  const files = execFileSync('git', ['ls-files', 'packages', 'book', 'examples'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /\.(tsx?|mdx?)$/.test(path) && !/\.test\.tsx?$/.test(path));
  const written = files.flatMap((path) =>
    patterns.flatMap((pattern) =>
      [...read(path).matchAll(pattern)].map(([, code = '', label]) => ({ path, code, label })),
    ),
  );
  expect(written.length).toBeGreaterThan(20);
  expect(
    written.filter(
      ({ code, label }) =>
        code in official && official[code] !== label && `${[code, label]}` !== `${shortened}`,
    ),
  ).toEqual([]);
});
