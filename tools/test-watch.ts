import { ensureChromium } from './browser/ensure-chromium.ts';
import { runVitest } from './vitest/run-tests.ts';

// `pnpm test:watch button`: the tests whose path contains the word, again after each change of what they import. Without a
// word, the tests of files that have changed since the last commit.
const args = process.argv.slice(2);
await ensureChromium();
process.exitCode = await runVitest([
  'watch',
  '--reporter=default',
  ...(args.length > 0 ? args : ['--changed']),
]);
