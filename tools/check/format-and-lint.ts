import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';
import { failureOf } from './guard.ts';

/** Its time is the begin of the last run without problems. */
const stamp = join(root, '.cache/linted');

const timeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const isConfiguration = (path: string) => /^(biome\.json|pnpm-lock\.yaml|tools\/lint\/.*)$/.test(path);

/**
 * Biome's findings in the files that have changed since the last clean run, or in all files when its configuration has changed.
 */
export async function findBadFormat(): Promise<string[]> {
  const begin = new Date();
  const { output } = await run('git', ['ls-files', '-co', '--exclude-standard', '-z']);
  const changed = output.split('\0').filter((path) => path && timeOf(join(root, path)) > timeOf(stamp));
  if (changed.length === 0) return [];
  const wanted = timeOf(stamp) === 0 || changed.some(isConfiguration) ? ['.'] : changed;
  const options = [
    '--colors=off',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    '--files-ignore-unknown=true',
  ];
  const problems = await failureOf('biome', ['ci', ...options, ...wanted]);
  if (problems.length > 0) return [...problems, 'Run pnpm format: it fixes what it can.'];
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, '');
  utimesSync(stamp, begin, begin);
  return [];
}
