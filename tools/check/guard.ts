import { run } from '../lib/run.ts';

/** One check of the repository. */
export interface Guard {
  name: string;
  /** The problems, one entry each; empty if there are none. */
  find: () => Promise<string[]> | string[];
}

/** How many checks passed and failed, and which did not pass. */
export interface Tally {
  passed: number;
  failed: number;
  names: string[];
}

/** A guard that is a command: its output is the problem when it fails. */
export function command(name: string, program: string, args: string[]): Guard {
  return {
    name,
    async find() {
      const { code, output } = await run(program, args);
      return code === 0 ? [] : [output.trim() || `${program} ended with exit code ${code}.`];
    },
  };
}

/** Runs a guard, prints its line, and returns whether it passed. */
async function report({ name, find }: Guard): Promise<boolean> {
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

/** Runs the guards of each group in order, the groups in parallel; a failure does not stop the others. */
export async function reportAll(groups: Guard[][]): Promise<Tally> {
  const running = new Set<string>();
  const telling = setInterval(() => console.log(`       looking at: ${[...running].join(', ')}`), 9_000);
  const results = await Promise.all(
    groups.map(async (group) => {
      const bad: string[] = [];
      for (const guard of group) {
        running.add(guard.name);
        if (!(await report(guard))) bad.push(guard.name);
        running.delete(guard.name);
      }
      return bad;
    }),
  );
  clearInterval(telling);
  const names = results.flat();
  return { passed: groups.flat().length - names.length, failed: names.length, names };
}
