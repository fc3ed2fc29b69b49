import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from '../lib/root.ts';
import type { SizeLimit } from './size-limits.ts';

const entry = 'virtual:entry';

/** Minified and gzipped JavaScript of a bundle of `code`, in bytes, with React left outside. */
async function bundledSize(code: string): Promise<number> {
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
        external: [/^react(-dom)?($|\/)/],
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return outputs
    .flatMap(({ output }) => output)
    .reduce((sum, part) => (part.type === 'chunk' ? sum + gzipSync(part.code).length : sum), 0);
}

/** The imports that cost more than their limit. Measures the built packages. */
export async function findTooLarge(limits: SizeLimit[]): Promise<string[]> {
  const sizes = await Promise.all(limits.map(({ code }) => bundledSize(code)));
  return limits.flatMap(({ name, kilobytes }, index) => {
    const size = (sizes[index] ?? 0) / 1000;
    return size > kilobytes ? [`${name}: ${size.toFixed(1)} KB, limit ${kilobytes} KB`] : [];
  });
}
