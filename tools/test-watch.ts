import { ensureChromium } from './browser/ensure-chromium.ts';
import { runInTerminal } from './lib/run.ts';

// `pnpm test:watch button`: the tests whose path contains the word, again after each change of what they import. Without
// a word those that belong to what has changed since the last commit.
const words = process.argv.slice(2);
await ensureChromium();
const wanted = words.length > 0 ? words : ['--changed'];
const vitest = [
  '--conditions=@pabean/source',
  'node_modules/vitest/vitest.mjs',
  'watch',
  '--reporter=default',
];
process.exitCode = await runInTerminal('node', [...vitest, ...wanted], { env: { NODE_ENV: 'test' } });
