import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from '../lib/root.ts';
import type { SizeLimit } from './size-limits.ts';

const entry = 'virtual:entry';

/** Minified and gzipped JavaScript, in bytes. */
export interface BundledSize {
  /** What is loaded at once. */
  first: number;
  /** What is fetched when it is needed. */
  later: number;
}

/** What a bundle of `code` weighs, with React left outside. */
export async function bundledSize(code: string): Promise<BundledSize> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? code : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        experimental: { lazyBarrel: true },
        external: [/^react(-dom)?($|\/)/],
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const chunks = outputs.flatMap(({ output }) => output).filter((part) => part.type === 'chunk');
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

/** The imports that cost more than their limit. Measures the built packages. */
export async function findTooLarge(limits: SizeLimit[]): Promise<string[]> {
  const sizes = await Promise.all(limits.map(({ code }) => bundledSize(code)));
  return limits.flatMap(({ name, kilobytes }, index) => {
    const { first, later } = sizes[index] ?? { first: 0, later: 0 };
    const size = (first + later) / 1000;
    return size > kilobytes ? [`${name}: ${size.toFixed(1)} KB, limit ${kilobytes} KB`] : [];
  });
}
