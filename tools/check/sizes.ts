import { gzipSync } from 'node:zlib';
import { bundleCode } from '../lib/bundle-code.ts';
import type { SizeLimit } from './size-limits.ts';

/** Minified and gzipped JavaScript, in bytes. */
export interface BundledSize {
  /** Loaded at once. */
  first: number;
  /** Loaded on demand. */
  later: number;
}

/** The size of a bundle of `code`, without React. */
export async function bundledSize(code: string): Promise<BundledSize> {
  const files = await bundleCode(code, {
    rolldownOptions: {
      experimental: { lazyBarrel: true },
      external: [/^react(-dom)?($|\/)/],
      preserveEntrySignatures: 'strict',
      output: { format: 'es' },
    },
  });
  const chunks = files.filter((part) => part.type === 'chunk');
  const first = new Set<string>();
  const take = (name: string) => {
    if (first.has(name)) return;
    first.add(name);
    for (const each of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) take(each);
  };
  for (const { fileName, isEntry } of chunks) if (isEntry) take(fileName);
  const weight = (isFirst: boolean) =>
    chunks
      .filter(({ fileName }) => first.has(fileName) === isFirst)
      .reduce((sum, { code: text }) => sum + gzipSync(text).length, 0);
  return { first: weight(true), later: weight(false) };
}

/** The imports above their limit. Measures the built packages. */
export async function findTooLarge(limits: SizeLimit[]): Promise<string[]> {
  const sizes = await Promise.all(limits.map(({ code }) => bundledSize(code)));
  return limits.flatMap(({ name, kilobytes }, index) => {
    const { first, later } = sizes[index] ?? { first: 0, later: 0 };
    const size = (first + later) / 1000;
    return size > kilobytes ? [`${name}: ${size.toFixed(2)} KB, limit ${kilobytes} KB`] : [];
  });
}
