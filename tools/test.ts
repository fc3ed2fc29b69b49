import { sources } from './check/guards.ts';
import { runTests } from './vitest/run-tests.ts';

// `pnpm test`: the tests of what a change can break, in one pass. `pnpm test button`: the tests whose path contains the word.
process.exitCode = await runTests({
  script: 'test',
  config: 'vitest.config.ts',
  isOurs: (file) => !file.includes('.matrix.'),
  checks: sources,
  args: process.argv.slice(2),
});
