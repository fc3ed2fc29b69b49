import { root } from './lib/root.ts';
import { writeCommand } from './scaffold/command/index.ts';
import { finish } from './scaffold/finish.ts';

// `pnpm new:command permit archive reason until:day?`
await finish(() => {
  const [area, name, ...options] = process.argv.slice(2);
  return {
    files: writeCommand(root, area, name, options),
    next: `Say what it is for and what it does, and put it into the README, then run: pnpm check types && pnpm test ${area}-${name} all-commands`,
  };
});
