import { ensureFirefox, withoutFirefox } from './browser/ensure-firefox.ts';
import { builds } from './check/guards.ts';
import { runTests } from './vitest/run-tests.ts';

// `pnpm test:matrix`: the tests that `pnpm test` omits. `pnpm test:matrix focus`: the tests whose path contains the word.
const args = process.argv.slice(2);
const needsFirefox = args.length === 0 || args.some((word) => word.includes('firefox'));
process.exitCode = await runTests({
  script: 'test:matrix',
  config: 'vitest.matrix.config.ts',
  isOurs: (file) => /\.(?:matrix|store)\.test\.|\.stories\./.test(file),
  checks: builds,
  args,
  async prepare() {
    if (!needsFirefox) return undefined;
    const firefox = await ensureFirefox();
    if (firefox) console.log(`Firefox: ${firefox.path} (${firefox.source})`);
    return firefox ? undefined : withoutFirefox;
  },
});
