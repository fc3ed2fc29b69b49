import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { type Counts, failureLines, summaryLine } from './summary.ts';

const failedTests = (module: TestModule) => [...module.children.allTests('failed')];

/** A file that could not be collected has no tests, but counts as a failure. */
const isBroken = (module: TestModule) => module.state() === 'failed' && failedTests(module).length === 0;

function countTests(modules: readonly TestModule[]): Counts {
  const states = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => test.result().state),
  );
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  const failed = count('failed') + modules.filter(isBroken).length;
  return { passed: count('passed'), failed, skipped: count('skipped') };
}

function failuresIn(module: TestModule, script: string): string[] {
  // Vitest adds the browser to the name of a project that runs in one.
  const project = module.project.name.replace(/ \(\w+\)$/, '');
  const lines = (name: string, errors: readonly SerializedError[] = []) =>
    failureLines(project, module.relativeModuleId, name, errors[0]?.message ?? '', script);
  if (!isBroken(module))
    return failedTests(module).map((test) =>
      lines(test.fullName.replaceAll(' > ', ' '), test.result().errors),
    );
  const inSuites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  return [lines('', [...module.errors(), ...inSuites])];
}

/**
 * Prints every five seconds the progress and the current test, as lines, in a terminal and in a CI log. Ends with each failed
 * test, its first line and the command that runs it alone, and `N passed, N failed` alone on the last line. List it after the
 * reporters that print more. With TEST_COUNTS set to a path, writes the counts there instead: `pnpm test` adds its own checks.
 */
export class LinesReporter implements Reporter {
  readonly #script: string;
  readonly #begin = performance.now();
  #modules: () => readonly TestModule[] = () => [];
  #files = 0;
  #doing = 'getting ready';
  #timer: NodeJS.Timeout | undefined;

  /** @param script The script that runs these tests, for the commands that it names. */
  constructor(script: string) {
    this.#script = script;
  }

  onInit({ state }: Vitest): void {
    this.#modules = () => state.getTestModules();
    this.#timer ??= setInterval(() => this.#tell(), 5_000).unref();
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#files = specifications.length;
  }

  onTestCaseReady({ module, name }: TestCase): void {
    this.#doing = `${module.relativeModuleId} › ${name}`;
  }

  #tell(): void {
    const modules = this.#modules();
    const finished = modules.filter((module) => !['queued', 'pending'].includes(module.state())).length;
    const seconds = Math.round((performance.now() - this.#begin) / 1000);
    const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    const line = `${clock}  ${finished} of ${this.#files || '…'} files, ${summaryLine(countTests(modules))}  ${this.#doing}`;
    process.stdout.write(`${line.slice(0, 160)}\n`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    clearInterval(this.#timer);
    const failures = modules.flatMap((module) => failuresIn(module, this.#script));
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
