import { root } from './lib/root.ts';
import { writeComponent } from './scaffold/component.ts';
import { finish } from './scaffold/finish.ts';

// `pnpm new:component button-group`
await finish(() => {
  const name = process.argv[2] ?? '';
  return {
    files: writeComponent(root, name),
    next: `Say what it is for in its doc comment, then run: pnpm exports:update && pnpm test ${name}`,
  };
});
