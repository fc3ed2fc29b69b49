import type { SpawnOptions } from 'node:child_process';
import { run } from '../lib/run.ts';

/** One check of the repository. */
export interface Guard {
  name: string;
  /** The problems, one entry each; empty if there are none. */
  find: () => Promise<string[]> | string[];
}

/** What a command printed if it fails, with its name. */
export async function failureOf(program: string, args: string[], options?: SpawnOptions): Promise<string[]> {
  const { code, output } = await run(program, args, options);
  return code === 0 ? [] : [`${program}: ${output.trim() || `exit code ${code}`}`];
}

/** A guard that is a command: its output is the problem when it fails. */
export const command = (name: string, program: string, args: string[]): Guard => ({
  name,
  find: () => failureOf(program, args),
});

/** Runs a guard, prints its line, and returns whether it passed. */
export async function report({ name, find }: Guard): Promise<boolean> {
  const begin = performance.now();
  const problems = await Promise.resolve()
    .then(find)
    .catch((error: unknown) => [error instanceof Error ? (error.stack ?? error.message) : String(error)]);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1).padStart(6);
  const good = problems.length === 0;
  console.log(`${good ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}`);
  for (const problem of problems) console.log(problem.replaceAll(/^/gm, '         '));
  return good;
}

/**
 * Runs the guards of each group in order, the groups in parallel; a failure does not stop the others.
 *
 * @returns How many passed, and the names of those that failed.
 */
export async function reportAll(groups: Guard[][]): Promise<{ passed: number; failed: string[] }> {
  const running = new Set<string>();
  const telling = setInterval(() => console.log(`       looking at: ${[...running].join(', ')}`), 9_000);
  const failed: string[] = [];
  const runGroup = async (group: Guard[]) => {
    for (const guard of group) {
      running.add(guard.name);
      if (!(await report(guard))) failed.push(guard.name);
      running.delete(guard.name);
    }
  };
  await Promise.all(groups.map(runGroup));
  clearInterval(telling);
  return { passed: groups.flat().length - failed.length, failed };
}
