/** One step of a trial: its title and its function. A returned text is printed beside its time. */
export interface TrialStep {
  readonly name: string;
  readonly run: () => unknown;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s`;

/**
 * Runs the steps of a trial one after the other and prints the time of each and of all. The first error ends it.
 *
 * @returns The exit code.
 */
export async function runTrial(title: string, steps: readonly TrialStep[]): Promise<number> {
  console.log(`\n# ${title}`);
  const begin = performance.now();
  for (const { name, run } of steps) {
    const started = performance.now();
    try {
      const note = await run();
      console.log(
        `ok     ${seconds(performance.now() - started)}  ${name}${typeof note === 'string' ? `: ${note.trim()}` : ''}`,
      );
    } catch (error) {
      console.log(`FAILED ${seconds(performance.now() - started)}  ${name}`);
      console.log(error instanceof Error ? error.message : String(error));
      return 1;
    }
  }
  console.log(`       ${seconds(performance.now() - begin)}  together`);
  return 0;
}
