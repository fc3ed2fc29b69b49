import { root } from './lib/root.ts';
import { writeComponent } from './scaffold/component.ts';

// `pnpm new:component button-group`
try {
  for (const file of writeComponent(root, process.argv[2] ?? '')) console.log(`Wrote ${file}`);
  console.log(
    'Say what it is for in its doc comment, then run: pnpm exports:update && pnpm test button-group',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
