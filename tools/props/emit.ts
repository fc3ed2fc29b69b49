import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/run.ts';
import { declarations } from './places.ts';

/**
 * Writes the declarations of the packages as published, without a build; only those whose sources have changed since the last
 * time. Type errors are ignored; `pnpm check types` reports them.
 *
 * @throws when the compiler wrote nothing.
 */
export async function emitDeclarations(): Promise<void> {
  const { output } = await run('tsc', ['-p', 'tools/props']);
  if (!existsSync(join(declarations, 'ui/src/index.d.ts'))) throw new Error(`No declarations:\n${output}`);
}
