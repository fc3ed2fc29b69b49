import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Comparison, Folders } from './compare.ts';
import { reportOf, shownIn } from './report.ts';

/** Writes the report with its pictures into a folder, emptied first, for archiving or publishing. */
export function keepReport(
  results: readonly Comparison[],
  folders: Folders,
  folder: string,
  title: string,
): void {
  rmSync(folder, { recursive: true, force: true });
  const kept: Folders = {
    before: join(folder, 'before'),
    after: join(folder, 'after'),
    drawn: join(folder, 'difference'),
  };
  mkdirSync(folder, { recursive: true });
  for (const { name } of shownIn(results))
    for (const part of ['before', 'after', 'drawn'] as const) {
      const picture = join(folders[part], name);
      if (existsSync(picture)) cpSync(picture, join(kept[part], name));
    }
  const file = join(folder, 'index.html');
  writeFileSync(file, reportOf(results, kept, file, title));
}
