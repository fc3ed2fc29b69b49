import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser/ensure-chromium.ts';
import { ensureFirefox, withoutFirefox } from './browser/ensure-firefox.ts';
import { reportAll } from './check/guard.ts';
import { lanes, storybook } from './check/guards.ts';
import { root } from './lib/root.ts';
import { runInTerminal } from './lib/run.ts';
import { type Counts, summaryLine } from './vitest/summary.ts';

const countsFile = join(root, '.cache/test-counts.json');

function readCounts(code: number): Counts {
  if (existsSync(countsFile)) return JSON.parse(readFileSync(countsFile, 'utf8')) as Counts;
  return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  console.log(`\n# ${what}`);
  const result = await work();
  console.log(`# ${what}: ${((performance.now() - begin) / 1000).toFixed(0)} s`);
  return result;
}

/** Everything that CI looks at. The last line tells how many checks and tests passed and failed. */
async function testAll(): Promise<number> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(countsFile, { force: true });
  const checks = await timed('Checks', () => reportAll(lanes));
  const book = await timed('Storybook', () => reportAll([[storybook]]));
  // NODE_ENV is said outright: builds among the checks leave `production` in this process.
  const code = await timed('Tests', () =>
    runInTerminal('vitest', ['run'], { env: { NODE_ENV: 'test', TEST_COUNTS: countsFile } }),
  );
  const tests = readCounts(code);
  const failed = checks.failed + book.failed + tests.failed;
  if (!firefox) console.log(`\n${withoutFirefox}`);
  console.log(
    `\n${summaryLine({ passed: checks.passed + book.passed + tests.passed, failed, skipped: tests.skipped })}`,
  );
  return failed > 0 || code !== 0 ? 1 : 0;
}

const wanted = process.argv.slice(2);
const { path, source } = await ensureChromium();
console.log(`Chromium: ${path} (${source})`);
const firefox = await ensureFirefox();
console.log(firefox ? `Firefox: ${firefox.path} (${firefox.source})` : withoutFirefox);
process.exitCode = wanted.length > 0 ? await runInTerminal('vitest', ['run', ...wanted]) : await testAll();
