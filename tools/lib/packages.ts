import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.ts';

interface Manifest {
  name: string;
  exports: Record<string, string | Record<string, string> | null>;
}

/** A published package. */
export interface Package {
  name: string;
  /** Absolute path of its folder. */
  folder: string;
  /** Its TypeScript entries: subpath (`.` or `./theme`) → absolute source path. Without the paths of single folders. */
  entries: [subpath: string, source: string][];
}

function entriesOf(folder: string, { exports }: Manifest): [string, string][] {
  return Object.entries(exports).flatMap(([subpath, target]): [string, string][] => {
    const source = typeof target === 'object' ? target?.['@pabean/source'] : undefined;
    return source && !/\*|\.css$/.test(subpath) ? [[subpath, join(folder, source)]] : [];
  });
}

/** The published packages, in the order of their folders. */
export function publishedPackages(): Package[] {
  return globSync('packages/*/package.json', { cwd: root })
    .sort()
    .map((file) => {
      const folder = join(root, dirname(file));
      const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
      return { name: manifest.name, folder, entries: entriesOf(folder, manifest) };
    });
}
