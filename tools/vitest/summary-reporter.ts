import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { type Counts, type Failure, failureLines, summaryLine } from './summary.ts';

function countTests(modules: readonly TestModule[]): Counts {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const module of modules) {
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state !== 'pending') counts[state] += 1;
    }
    // A file that could not be collected has no tests, but counts as a failure.
    if (module.state() === 'failed' && module.children.allTests('failed').next().done) counts.failed += 1;
  }
  return counts;
}

const failureOf = (of: TestModule | TestCase, errors: readonly { message: string }[]): Failure => {
  const module = of.type === 'module' ? of : of.module;
  return {
    // Vitest adds the browser to the name of a project that runs in one.
    project: module.project.name.replace(/ \(\w+\)$/, ''),
    file: module.relativeModuleId,
    name: of.type === 'module' ? '' : of.fullName.replaceAll(' > ', ' '),
    message: errors[0]?.message ?? '',
  };
};

function failuresIn(module: TestModule): Failure[] {
  const tests = [...module.children.allTests('failed')];
  if (tests.length > 0) return tests.map((test) => failureOf(test, test.result().errors ?? []));
  const suite = [...module.children.allSuites()].find((each) => each.errors().length > 0);
  return module.state() === 'failed'
    ? [failureOf(module, [...module.errors(), ...(suite?.errors() ?? [])])]
    : [];
}

/**
 * Ends every run with each failed test, its first line and the command that runs it alone, and `N passed, N failed` alone
 * on the last line. List it after the reporters that print more. With TEST_COUNTS set to a path, writes the counts there
 * instead: `pnpm test` adds its own checks to them.
 */
export class SummaryReporter implements Reporter {
  readonly #script: string;

  /** @param script The script that runs these tests, for the commands that it names. */
  constructor(script: string) {
    this.#script = script;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const failures = modules.flatMap(failuresIn).map((failure) => failureLines(failure, this.#script));
    const strays = unhandled.map(({ message }) => `✗ outside of a test\n    ${message.split('\n')[0]}`);
    const told = [...failures, ...strays];
    if (told.length > 0) process.stdout.write(`\nFailed:\n\n${told.join('\n\n')}\n`);
    const counts = countTests(modules);
    counts.failed += unhandled.length;
    const file = process.env.TEST_COUNTS;
    if (file) writeFileSync(file, JSON.stringify(counts));
    else process.stdout.write(`\n${summaryLine(counts)}\n`);
  }
}
