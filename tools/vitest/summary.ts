import { stripVTControlCharacters } from 'node:util';

/** The result of a test run. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The plain last line of a run, for readers of the end only. */
export function summaryLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Vitest treats a name as a regular expression, and the shell a quote as its end. */
const pattern = (name: string) => `'${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "'\\''")}'`;

/**
 * A failed test in three lines: its name, the first line of its message, and the command that runs it alone.
 *
 * @param name Its name with those of its suites; empty if the file itself could not be run.
 * @param script The script that ran it: `test` or `test:matrix`.
 */
export function failureLines(
  project: string,
  file: string,
  name: string,
  message: string,
  script: string,
): string {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n');
  const only = name ? ` -t ${pattern(name)}` : '';
  return `✗ ${[project, file, name].filter(Boolean).join(' › ')}
    ${first}
    pnpm ${script} ${file} --project ${project}${only}`;
}
