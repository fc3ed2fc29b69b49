import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../lib/root.ts';
import { moduleOf } from './module.ts';
import { originOf, originOfPublic } from './origin.ts';

const officeFile = join(root, 'packages/ui/src/office/office.tsx');

const late = /import\('(\.[^']+)'\)/g;

/** Our files that a file imports, including dynamic imports. */
function usedBy(file: string): string[] {
  const { imports } = moduleOf(file);
  const named = [...imports.values()].flatMap(({ from, name, isType }) => {
    if (isType) return [];
    const origin = from.startsWith('@pabean/') ? originOfPublic(from, name) : originOf(from, name);
    if (name === 'useOffice') return [officeFile];
    return origin && 'file' in origin && origin.file !== officeFile ? [origin.file] : [];
  });
  const fetched = [...readFileSync(file, 'utf8').matchAll(late)].map(([, to = '']) =>
    resolve(dirname(file), to),
  );
  return [...named, ...fetched.filter((each) => !each.endsWith('/index.ts'))];
}

const known = new Map<string, boolean>();

function asksForOffice(file: string): boolean {
  const before = known.get(file);
  if (before !== undefined) return before;
  const seen = new Set([file]);
  for (const each of seen)
    if (each !== officeFile && !each.includes('.css.')) for (const next of usedBy(each)) seen.add(next);
  known.set(file, seen.has(officeFile));
  return seen.has(officeFile);
}

/** Whether one of these package names needs an office provider. */
export const needsOffice = (used: readonly { from: string; name: string }[]): boolean =>
  used.some(({ from, name }) => {
    const origin = from === '@pabean/forms' ? originOfPublic(from, name) : undefined;
    return origin !== undefined && 'file' in origin && asksForOffice(origin.file);
  });
