import { cpSync, existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './browser/ensure-chromium.ts';
import { root } from './lib/root.ts';
import { buildBook, picturesOf } from './visual/book.ts';
import { takePictures } from './visual/camera.ts';
import { picturesAt } from './visual/commits.ts';
import { compare } from './visual/compare.ts';
import { keepReport } from './visual/keep-report.ts';
import { places } from './visual/places.ts';
import { needsReview, reportOf, summaryOf } from './visual/report.ts';

// `pnpm visual [words] [--base ref] [--out folder]` compares pictures of the book; `pnpm visual accept` accepts the last ones.

function accept(): void {
  if (!existsSync(places.now)) throw new Error('There are no pictures yet. Run: pnpm visual');
  cpSync(places.now, places.accepted, { recursive: true });
  const ids = picturesOf(places.book, []);
  for (const name of globSync('*.png', { cwd: places.accepted }))
    if (!ids.some((id) => name.startsWith(`${id}--`))) rmSync(join(places.accepted, name));
  console.log(`Accepted the pictures in ${places.now}`);
}

interface Wish {
  /** A commit to compare with instead of the accepted pictures. */
  base?: string;
  /** Folder for the report and its pictures. */
  out?: string;
}

async function compareBooks(filters: readonly string[], { base, out }: Wish): Promise<boolean> {
  await ensureChromium();
  await buildBook(root, places.book);
  const ids = picturesOf(places.book, filters);
  if (ids.length === 0)
    throw new Error(`No component or screen has one of these in its id: ${filters.join(', ')}`);
  await takePictures(places.book, ids, places.now);
  const before = base ? await picturesAt(base) : places.accepted;
  if (!existsSync(before)) {
    console.log(
      `${ids.length} stories, six pictures each. Nothing was accepted yet, so these are: run again after a change.`,
    );
    accept();
    return true;
  }
  const folders = { before, after: places.now, drawn: places.difference };
  const wanted = (name: string) => filters.length === 0 || filters.some((word) => name.includes(word));
  const results = compare(folders, wanted);
  const title = `Compared with ${base ?? 'what was accepted'}`;
  writeFileSync(places.report, reportOf(results, folders, places.report, title));
  if (out) keepReport(results, folders, resolve(root, out), title);
  console.log(`${summaryOf(results)}\n${places.report}`);
  return !needsReview(results);
}

const { values, positionals } = parseArgs({
  options: { base: { type: 'string' }, out: { type: 'string' } },
  allowPositionals: true,
});

try {
  if (positionals[0] === 'accept') accept();
  else if (!(await compareBooks(positionals, values))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
