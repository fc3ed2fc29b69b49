import { ensureChromium } from './browser/ensure-chromium.ts';
import { runVitest } from './vitest/run-tests.ts';

// `pnpm test:watch button`: the tests whose path contains the word, again after each change of what they import. Without
// a word those that belong to what has changed since the last commit.
const words = process.argv.slice(2);
await ensureChromium();
process.exitCode = await runVitest([
  'watch',
  '--reporter=default',
  ...(words.length > 0 ? words : ['--changed']),
]);
