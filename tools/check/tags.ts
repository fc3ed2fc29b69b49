import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** The line of an offset, from 1. */
const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

/** Tags of TSDoc that doc comments may use; `@alpha` and `@beta` mark names that are not stable yet. */
const known = new Set([
  'alpha',
  'beta',
  'default',
  'deprecated',
  'example',
  'link',
  'param',
  'returns',
  'throws',
]);

const tag = /(?:^\s*\*?\s*|\{)@([a-zA-Z]+)/gm;

/** Unknown tags, empty defaults, and names that are both alpha and beta: one line each. */
export function findUnknownTags(baseDir: string): string[] {
  return globSync('packages/*/src/**/*.{ts,tsx}', { cwd: baseDir })
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(baseDir, file), 'utf8');
      const comments = parseSync(file, source).comments.filter(({ value }) => value.startsWith('*'));
      return comments.flatMap(({ value, start }) => {
        const tags = [...value.matchAll(tag)].map(([, name = '']) => name);
        const place = `${file}:${lineAt(source, start)}`;
        const unknown = tags
          .filter((name) => !known.has(name))
          .map((name) => `${place}: @${name} is no tag.`);
        const both = tags.includes('alpha') && tags.includes('beta');
        const idle = /@default undefined/.test(value);
        return [
          ...unknown,
          ...(both ? [`${place}: @alpha and @beta exclude each other.`] : []),
          ...(idle ? [`${place}: @default undefined says nothing. Say what happens without it.`] : []),
        ];
      });
    });
}
