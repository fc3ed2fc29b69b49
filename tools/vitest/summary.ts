/** The result of a test run. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A failed test in the summary. */
export interface Failure {
  /** Its project, such as `node`. */
  project: string;
  /** Its file, from the root of the repository. */
  file: string;
  /** Its name with those of its suites; empty if the file itself could not be run. */
  name: string;
  message: string;
}

/** The plain last line of a run, for readers of the end only. */
export function summaryLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

/** Vitest treats a name as a regular expression. */
const pattern = (name: string) => quoted(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/**
 * A failed test in three lines: its name, the first line of its message, and the command that runs it alone.
 *
 * @param script The script that ran it: `test` or `test:matrix`.
 */
export function failureLines({ project, file, name, message }: Failure, script: string): string {
  const [first = ''] = message.replace(colours, '').trim().split('\n');
  const only = name ? ` -t ${pattern(name)}` : '';
  return [
    `✗ ${[project, file, name].filter(Boolean).join(' › ')}`,
    `    ${first}`,
    `    pnpm ${script} ${file} --project ${project}${only}`,
  ].join('\n');
}
