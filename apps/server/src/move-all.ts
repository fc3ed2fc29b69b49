import { type Config, ConfigError } from './config/config.ts';
import type { Store } from './core/db/store.ts';
import { type Moved, moveFiles } from './core/files/move-files.ts';
import { filePlaces } from './core/files/open-files.ts';

/**
 * Moves the contents of all files to the configured place. Returns a sentence about the result.
 * @throws ConfigError when there is no other place
 */
export async function moveAll(store: Store, config: Config, print: (line: string) => void): Promise<string> {
  const { files: target, source } = filePlaces(store, config);
  if (!source) {
    throw new ConfigError(
      'Files have one place only. Name the object store that they move to (FILES_URL=…), or the one that they leave (FILES_FROM_URL=…).',
    );
  }
  const all = await countFiles(store);
  const progress = (moved: Moved) => print(`${told(moved)} moved, of at most ${written(all)}`);
  const moved = await moveFiles({ store, source, target, progress });
  const { damaged } = moved;
  const kept =
    damaged.length === 0
      ? 'Run it once more when every server has this configuration.'
      : `Not moved, because they are not what was uploaded: ${damaged.join(', ')}.`;
  return `Moved ${told(moved)}. ${kept}`;
}

async function countFiles({ db }: Store): Promise<number> {
  const { count } = await db
    .selectFrom('stored_file')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const written = (number: number) => number.toLocaleString('en');
const told = ({ files, bytes }: Moved) => `${written(files)} files, ${(bytes / 1024 ** 2).toFixed(1)} MB`;
