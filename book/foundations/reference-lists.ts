import permitTypesCsv from '../../apps/server/src/data/permit-types.csv?raw';
import ppftzStatusesCsv from '../../apps/server/src/data/ppftz-statuses.csv?raw';
import statusesCsv from '../../apps/server/src/data/statuses.csv?raw';

/** Code and name of each line; a name with commas stands in quotes. */
const linesOf = (csv: string): (readonly [code: string, name: string])[] =>
  csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, code = '', quoted, plain = ''] = /^([^,]*),(?:"([^"]*)"|([^,]*))/.exec(line) ?? [];
      return [code, quoted ?? plain] as const;
    });

/** The permit types: id and name. */
export const permitTypes = linesOf(permitTypesCsv);
/** The statuses of applications: code and word. */
export const permitStatuses = linesOf(statusesCsv);
/** The statuses of PPFTZ records: code and word. */
export const ppftzStatuses = linesOf(ppftzStatusesCsv);
