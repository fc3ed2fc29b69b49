import { run } from '../lib/run.ts';

/** What a scaffold has written, and what is to be done with it. */
export interface Written {
  /** From the root of the repository. */
  readonly files: readonly string[];
  /** What is made from the sources by other commands. */
  readonly after?: () => Promise<void>;
  /** What the person does next. */
  readonly next: string;
}

/** Formats what a scaffold writes and says what it was; a name that does not fit ends with its message. */
export async function finish(write: () => Promise<Written> | Written): Promise<void> {
  try {
    const { files, after, next } = await write();
    // The formatter has its own order for imports and exports.
    const { code, output } = await run('biome', ['check', '--write', ...files]);
    if (code !== 0) throw new Error(output);
    for (const file of files) console.log(`Wrote ${file}`);
    await after?.();
    console.log(next);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
