/** How a run of tests ended. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The plain last line of a run, for people and machines that read only the end. */
export function summaryLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
