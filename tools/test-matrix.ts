import { ensureFirefox, withoutFirefox } from './browser/ensure-firefox.ts';
import { builds } from './check/guards.ts';
import { runTests } from './vitest/run-tests.ts';

// `pnpm test:matrix`: what `pnpm test` leaves out. `pnpm test:matrix focus`: the tests whose path contains the word.
const words = process.argv.slice(2);
const needsFirefox = words.length === 0 || words.some((word) => word.includes('firefox'));
process.exitCode = await runTests({
  script: 'test:matrix',
  config: 'vitest.matrix.config.ts',
  isOurs: (file) => /\.(?:matrix|store)\.test\.|\.stories\./.test(file),
  checks: builds,
  words,
  async prepare() {
    if (!needsFirefox) return undefined;
    const firefox = await ensureFirefox();
    if (firefox) console.log(`Firefox: ${firefox.path} (${firefox.source})`);
    return firefox ? undefined : withoutFirefox;
  },
});
