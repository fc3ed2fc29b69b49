import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';

const seconds = (since: number) => Math.round((performance.now() - since) / 1000);
const clock = (since: number) => {
  const all = seconds(since);
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
};

/** Prints every five seconds the progress of the run and the current tests. */
export class ProgressReporter implements Reporter {
  readonly #begin = performance.now();
  readonly #running = new Map<string, string>();
  #files = 0;
  #finished = 0;
  #passed = 0;
  #failed = 0;
  #timer: NodeJS.Timeout | undefined;

  onInit(): void {
    // The output is the same in a terminal and in a CI log: lines.
    this.#timer ??= setInterval(() => this.#tell(), 5_000);
    this.#timer.unref();
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#files = specifications.length;
  }

  onTestModuleStart(module: TestModule): void {
    this.#running.set(module.id, module.relativeModuleId);
  }

  onTestCaseReady(test: TestCase): void {
    this.#running.set(test.module.id, `${test.module.relativeModuleId} › ${test.name}`);
  }

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    if (state === 'passed') this.#passed++;
    if (state === 'failed') this.#failed++;
  }

  onTestModuleEnd(module: TestModule): void {
    this.#running.delete(module.id);
    this.#finished++;
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
    this.#tell();
  }

  #tell(): void {
    const [doing] = [...this.#running.values()].slice(-1);
    const tests = `${this.#passed} tests passed${this.#failed > 0 ? `, ${this.#failed} failed` : ''}`;
    const line = `${clock(this.#begin)}  ${this.#finished} of ${this.#files || '…'} files, ${tests}  ${doing ?? 'getting ready'}`;
    process.stdout.write(`${line.slice(0, 160)}\n`);
  }
}
