import { root } from './lib/root.ts';
import { writeComponent } from './scaffold/component.ts';
import { finish } from './scaffold/finish.ts';

// `pnpm new:component button-group`
await finish(() => {
  const name = process.argv[2] ?? '';
  const files = ['packages/ui/src/index.ts', ...writeComponent(root, name)];
  return {
    files,
    next: `Say what it is for in its doc comment, then run: pnpm exports:update && pnpm test ${name}`,
  };
});
