import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OfficeTheme } from '../theme/offices.ts';
import { tokenFiles } from '../theme/token-files.ts';

/** Writes the design tokens of offices into a folder. */
export function writeTokens(offices: readonly OfficeTheme[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(tokenFiles(offices)))
    writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
}
