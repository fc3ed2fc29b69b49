import { root } from './lib/root.ts';
import { run } from './lib/run.ts';
import { writeComponent } from './scaffold/component.ts';

// `pnpm new:component button-group`
try {
  const name = process.argv[2] ?? '';
  const files = writeComponent(root, name);
  // The formatter has its own order for exports.
  await run('biome', ['check', '--write', 'packages/ui/src/index.ts', ...files]);
  for (const file of files) console.log(`Wrote ${file}`);
  console.log(`Say what it is for in its doc comment, then run: pnpm exports:update && pnpm test ${name}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
