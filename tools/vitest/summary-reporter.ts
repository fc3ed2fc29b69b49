import type { Reporter, TestModule } from 'vitest/node';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

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

/** The plain last line of a run, for people and machines that read only the end. */
export function summaryLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Prints `N passed, N failed` alone on the last line of every run. List it after the reporters that print more. */
export class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const counts = countTests(modules);
    counts.failed += unhandled.length;
    process.stdout.write(`
${summaryLine(counts)}
`);
  }
}
