/** The result of a part of a separate suite, such as `pnpm test:hostile`. */
export interface Finding {
  /** Counts with their limits, as printed. */
  readonly figures: readonly string[];
  /** The defects, a line each. */
  readonly failed: readonly string[];
}

/** `1,000 calls` */
export const count = (what: string, number: number) => `${number.toLocaleString('en')} ${what}`;

const shown = 20;

/** Runs a part and prints its result; after a defect the process ends with 1, once all parts have run. */
export async function printFinding(title: string, run: () => Promise<Finding>): Promise<void> {
  const begin = performance.now();
  const { figures, failed } = await run();
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  console.log(`${failed.length ? 'FAILED' : 'ok    '} ${title}: ${figures.join(', ')}; ${seconds} s`);
  for (const line of failed.slice(0, shown)) console.log(`   ${line}`);
  if (failed.length > shown) console.log(`   … and ${failed.length - shown} more`);
  if (failed.length > 0) process.exitCode = 1;
}
