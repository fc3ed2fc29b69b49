import { dirname, join, resolve } from 'node:path';
import { root } from '../lib/root.ts';
import { originOf, originOfPublic } from './origin.ts';
import { type Name, sourceOf } from './source.ts';

const officeFile = join(root, 'packages/ui/src/office/office.tsx');

const late = /import\('(\.[^']+)(?<!\/index\.ts)'\)/g;

/** Our files that a file imports, including dynamic imports. */
function usedBy(file: string): string[] {
  const { imports, text } = sourceOf(file);
  const named = [...imports.values()].flatMap((name) => {
    if (name.isType) return [];
    if (name.name === 'useOffice') return [officeFile];
    const origin = name.from.startsWith('@pabean/') ? originOfPublic(name) : originOf(name);
    return origin && origin.from !== officeFile ? [origin.from] : [];
  });
  const fetched = [...text.matchAll(late)].map(([, to = '']) => resolve(dirname(file), to));
  return [...named, ...fetched].filter((each) => each.startsWith('/') && !each.includes('.css.'));
}

const known = new Map<string, boolean>();

function asksForOffice(file: string): boolean {
  const seen = new Set([file]);
  for (const each of seen) if (each !== officeFile) for (const next of usedBy(each)) seen.add(next);
  return seen.has(officeFile);
}

/** Whether one of these names is a form that needs an office around it. */
export const needsOffice = (used: readonly Name[]): boolean =>
  used.some((name) => {
    const origin = name.from === '@pabean/forms' ? originOfPublic(name) : undefined;
    if (!origin) return false;
    const asks = known.get(origin.from) ?? asksForOffice(origin.from);
    known.set(origin.from, asks);
    return asks;
  });
