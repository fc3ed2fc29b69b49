import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ConsumerFolder } from './consumer-folder.ts';

/** Bytes that a page loads, raw and gzipped. */
interface Weight {
  readonly raw: number;
  readonly gzip: number;
}

const kilobytes = ({ raw, gzip }: Weight) => `${(raw / 1000).toFixed(1)} (${(gzip / 1000).toFixed(1)} gzip)`;

function weightOf(folder: string, pattern: string): Weight {
  const files = globSync(pattern, { cwd: folder }).map((file) => readFileSync(join(folder, file)));
  return {
    raw: files.reduce((sum, file) => sum + file.length, 0),
    gzip: files.reduce((sum, file) => sum + gzipSync(file).length, 0),
  };
}

/**
 * Builds a page of a few lines with the consumer's own Vite, and returns what it loads in kilobytes of 1000 bytes: all of its
 * JavaScript, including React, and its styles. Fonts are counted separately, and only those of the drawn letters.
 *
 * @param code The page's one module.
 */
export async function pageWeight(folder: ConsumerFolder, name: string, code: string): Promise<string> {
  const page = join('weigh', name);
  mkdirSync(join(folder.path, page), { recursive: true });
  writeFileSync(
    join(folder.path, page, 'index.html'),
    '<div id="root"></div><script type="module" src="./main.tsx"></script>',
  );
  writeFileSync(join(folder.path, page, 'main.tsx'), code);
  await folder.sh(`npx vite build ${page} --logLevel error`);
  const built = join(folder.path, page, 'dist/assets');
  return `JS ${kilobytes(weightOf(built, '*.js'))}, CSS ${kilobytes(weightOf(built, '*.css'))} KB`;
}
