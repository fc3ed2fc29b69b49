import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';

const keptFile = join(root, '.cache/linted.json');

/** Path → the file's state when it last had no problems. */
type Linted = Record<string, string>;

/** The files of the repository, including untracked ones, with a key that changes with the file. */
async function filesNow(): Promise<Linted> {
  const { output } = await run('git', ['ls-files', '-co', '--exclude-standard', '-z']);
  const paths = output.split('\0').filter((path) => path && existsSync(join(root, path)));
  return Object.fromEntries(
    paths.map((path) => {
      const { mtimeMs, size } = statSync(join(root, path));
      return [path, `${mtimeMs} ${size}`];
    }),
  );
}

const isConfiguration = (path: string) => /^(biome\.json|pnpm-lock\.yaml|tools\/lint\/.*)$/.test(path);

/**
 * Biome's findings in the files that have changed since the last clean run, or in all files when its configuration has changed.
 */
export async function findBadFormat(): Promise<string[]> {
  const now = await filesNow();
  const before: Linted = existsSync(keptFile) ? JSON.parse(readFileSync(keptFile, 'utf8')) : {};
  const changed = Object.keys(now).filter((path) => now[path] !== before[path]);
  const sameRules = !changed.some(isConfiguration);
  if (sameRules && changed.length === 0) return [];
  const wanted = sameRules ? changed : ['.'];
  const { code, output } = await run('biome', [
    ...[
      'ci',
      '--colors=off',
      '--error-on-warnings',
      '--no-errors-on-unmatched',
      '--files-ignore-unknown=true',
    ],
    ...wanted,
  ]);
  if (code !== 0) return [output.trim()];
  mkdirSync(dirname(keptFile), { recursive: true });
  writeFileSync(keptFile, JSON.stringify(now));
  return [];
}
