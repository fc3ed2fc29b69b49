/** What a suite of its own, such as `pnpm test:hostile`, came to in one of its parts. */
export interface Finding {
  /** Counts beside their bars, as they are printed. */
  readonly figures: readonly string[];
  /** Each defect in a line. */
  readonly failed: readonly string[];
}

/** `1,000 calls` */
export const count = (what: string, number: number) => `${number.toLocaleString('en')} ${what}`;

const shown = 20;

/** Runs a part and prints what it came to; a defect ends the process with 1, once everything has run. */
export async function printFinding(title: string, run: () => Promise<Finding>): Promise<void> {
  const begin = performance.now();
  const { figures, failed } = await run();
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  console.log(`${failed.length ? 'FAILED' : 'ok    '} ${title}: ${figures.join(', ')}; ${seconds} s`);
  for (const line of failed.slice(0, shown)) console.log(`   ${line}`);
  if (failed.length > shown) console.log(`   … and ${failed.length - shown} more`);
  if (failed.length > 0) process.exitCode = 1;
}
