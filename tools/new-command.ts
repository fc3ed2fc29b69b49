import { parseArgs } from 'node:util';
import { root } from './lib/root.ts';
import { writeCommand } from './scaffold/command/index.ts';
import { finish } from './scaffold/finish.ts';

// `pnpm new:command permit archive reason until:day?`
// `pnpm new:command warning-letter issue --inserts`, whose options are the fields of the table
await finish(() => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { inserts: { type: 'boolean' } },
  });
  const [area, name, ...options] = positionals;
  return {
    files: writeCommand(root, area, name, options, values),
    next: `Say what it is for and what it does, and put it into the README, then run: pnpm check types && pnpm test ${area}-${name} all-commands`,
  };
});
