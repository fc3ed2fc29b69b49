import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/root.ts';

/** Lines of an example are shorter than ours, because the book's column is narrow. */
const lineWidth = 80;

function settings(): string {
  const { formatter, javascript } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  return JSON.stringify({
    root: true,
    formatter: { ...formatter, lineWidth },
    javascript,
    linter: { enabled: false },
  });
}

/** Formats sources with the repository's formatter and sorts their imports, in one run. */
export function formatted(codes: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'pabean-code-'));
  const place = (index: number) => join(folder, `${index}.tsx`);
  try {
    writeFileSync(join(folder, 'biome.json'), settings());
    for (const [index, code] of codes.entries()) writeFileSync(place(index), code);
    execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', '--log-level=error', folder], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return codes.map((_, index) => readFileSync(place(index), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
