import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '../lib/root.ts';

interface MapFile {
  sources: string[];
  sourcesContent?: unknown;
}

/** `src/app.tsx` from the root of the repository, `react-dom/client.js` of a package. */
function nameOf(source: string, folder: string): string {
  return relative(root, resolve(folder, source)).replace(/^.*\bnode_modules\//, '');
}

/**
 * Moves the source maps of a built portal beside it, into `<folder>-maps`, where the server reads them and serves none. They
 * keep names and places only, not the sources.
 */
export function moveMaps(folder: string): void {
  const target = `${folder}-maps`;
  rmSync(target, { recursive: true, force: true });
  for (const file of globSync('**/*.map', { cwd: folder })) {
    const from = join(folder, file);
    const { sourcesContent: _, ...map } = JSON.parse(readFileSync(from, 'utf8')) as MapFile;
    const sources = map.sources.map((source) => nameOf(source, dirname(from)));
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), JSON.stringify({ ...map, sources }));
    rmSync(from);
  }
}
