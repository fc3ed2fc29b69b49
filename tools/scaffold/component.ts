import { parseArgs } from 'node:util';
import type { Changes } from './changes.ts';
import type { Written } from './generate.ts';
import { readName } from './names.ts';

export const componentUsage = 'pnpm new:component name, for example button-group';

/** Writes the folder of a component of `packages/ui`, and exports it. */
export function newComponent(changes: Changes, args: string[]): Written {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const component = readName(positionals[0], 'a component');
  changes.render('component', { component });
  return {
    next: `Say what it is for in its doc comment, then run: pnpm exports:update && pnpm test ${component.kebab}`,
  };
}
