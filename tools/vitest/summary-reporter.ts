import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { type Counts, summaryLine } from './summary.ts';

function countTests(modules: readonly TestModule[]): Counts {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const module of modules) {
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state !== 'pending') counts[state] += 1;
    }
    // A file that could not be collected has no tests; it must still count.
    if (module.state() === 'failed' && module.children.allTests('failed').next().done) counts.failed += 1;
  }
  return counts;
}

/**
 * Prints `N passed, N failed` alone on the last line of every run. List it after the reporters that print more.
 * With TEST_COUNTS set to a path, writes the counts there instead: `pnpm test` adds its own checks to them.
 */
export class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const counts = countTests(modules);
    counts.failed += unhandled.length;
    const file = process.env.TEST_COUNTS;
    if (file) writeFileSync(file, JSON.stringify(counts));
    else process.stdout.write(`\n${summaryLine(counts)}\n`);
  }
}
