import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../browser/ensure-chromium.ts';
import { type Guard, reportAll } from '../check/guard.ts';
import { root } from '../lib/root.ts';
import { runInTerminal } from '../lib/run.ts';
import { type Counts, summaryLine } from './summary.ts';

/** One of the two commands that run tests. */
export interface TestCommand {
  /** Its name in `package.json`. */
  script: 'test' | 'test:matrix';
  /** The configuration of Vitest that has its projects. */
  config: string;
  /** Whether it runs a test file; for arguments that match only files of the other command. */
  isOurs: (file: string) => boolean;
  /** The checks before a run of all tests. */
  checks: Guard[][];
  /** The arguments: parts of test paths, and options of Vitest. */
  args: readonly string[];
  /** Prepares more than Chromium, and returns a message to print before the last line. */
  prepare?: () => Promise<string | undefined>;
}

const countsFile = join(root, '.cache/test-counts.json');
const testFiles = [
  '{packages,apps}/*/{src,e2e}/**/*.{test,stories}.{ts,tsx}',
  '{tools,book,.storybook}/**/*.{test,stories}.{ts,tsx}',
];

/** Tests that run in Node alone; all others may open a browser. */
const isPlain = (file: string) => /^(?:packages|apps\/server)\/.*\.test\.ts$/.test(file);

const minutesSince = (begin: number) => `${((performance.now() - begin) / 60_000).toFixed(1)} minutes`;

/** Starts Vitest as the tests run the sources: `globalSetup` runs in its own process. */
export function runVitest(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  // NODE_ENV is set explicitly, because builds among the checks leave `production` in this process.
  return runInTerminal('node', ['--conditions=@pabean/source', 'node_modules/vitest/vitest.mjs', ...args], {
    env: { NODE_ENV: 'test', ...env },
  });
}

/** Why no test would run for these arguments; undefined if some would. */
function problemOf({ script, isOurs }: TestCommand, parts: readonly string[], found: readonly string[]) {
  if (parts.length === 0 || found.some(isOurs)) return undefined;
  const named = parts.map((part) => `“${part}”`).join(' or ');
  if (found.length === 0) return `No test has ${named} in its path. Example: pnpm ${script} date-field`;
  const other = script === 'test' ? 'test:matrix' : 'test';
  return `${found.join(', ')}: another command runs this. Run: pnpm ${other} ${parts.join(' ')}`;
}

async function makeReady({ prepare }: TestCommand): Promise<string | undefined> {
  const { path, source } = await ensureChromium();
  console.log(`Chromium: ${path} (${source})`);
  return prepare?.();
}

/** Runs all checks and tests of the command. The last line has the counts of passed and failed ones. */
async function runAll(command: TestCommand): Promise<number> {
  const begin = performance.now();
  const warning = await makeReady(command);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(countsFile, { force: true });
  console.log('\n# Checks');
  const checks = await reportAll(command.checks);
  console.log(`\n# Tests, after ${minutesSince(begin)}`);
  const code = await runVitest(['run', '--config', command.config], { TEST_COUNTS: countsFile });
  const ended = existsSync(countsFile);
  const tests: Counts = ended
    ? JSON.parse(readFileSync(countsFile, 'utf8'))
    : { passed: 0, failed: 1, skipped: 0 };
  const failed = checks.failed.length + tests.failed;
  for (const name of checks.failed) console.log(`\n✗ check › ${name}\n    pnpm check '${name}'`);
  if (warning) console.log(`\n${warning}`);
  console.log(`\n${minutesSince(begin)}`);
  console.log(summaryLine({ passed: checks.passed + tests.passed, failed, skipped: tests.skipped }));
  return failed > 0 || code !== 0 ? 1 : 0;
}

/** Runs all tests of a command, or those whose paths contain one of its words. */
export async function runTests(command: TestCommand): Promise<number> {
  const { args } = command;
  if (args.length === 0) return runAll(command);
  const parts = args.filter(
    (word, index) => !word.startsWith('-') && !/^-(?:t$|-[a-zA-Z]+$)/.test(args[index - 1] ?? ''),
  );
  const found = globSync(testFiles, { cwd: root }).filter((file) =>
    parts.some((part) => file.includes(part)),
  );
  const problem = problemOf(command, parts, found);
  if (problem) {
    console.error(problem);
    return 1;
  }
  if (parts.length === 0 || !found.filter(command.isOurs).every(isPlain)) await makeReady(command);
  return runVitest(['run', '--config', command.config, ...args]);
}
