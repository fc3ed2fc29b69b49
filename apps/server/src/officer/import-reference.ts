import { DataError } from '../data/read-csv.ts';
import { readReferenceData } from '../data/reference-data.ts';
import { replaceReferenceData } from '../data/replace-reference-data.ts';
import { CommandError } from './command-error.ts';
import { type ActingDeps, actAsOfficer, noteAct } from './officer-act.ts';

/**
 * Replaces the reference data by the CSV files of a directory, all or nothing, and returns a summary.
 * @throws CommandError that names file, line and column of each mistake, or the codes that applications still use
 */
export async function importReference(deps: ActingDeps, directory: URL): Promise<string> {
  try {
    const data = readReferenceData(directory);
    const lines = await actAsOfficer(deps, async (act) => {
      const counts = await replaceReferenceData(act.db, data, act.now);
      const told = counts.map(
        ({ name, added, changed, removed }) =>
          `${name}: ${added} added, ${changed} changed, ${removed} removed`,
      );
      await noteAct(act, { action: 'import-reference', detail: told.join('; ') });
      return told;
    });
    return lines.join('\n');
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    throw new CommandError(`Nothing was changed.\n${error.message}`);
  }
}
