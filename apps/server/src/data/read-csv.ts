import { readFileSync } from 'node:fs';
import papaparse from 'papaparse';

/** Reads one of the data files beside this module: a comma-separated file whose first line names the columns. */
export function readCsv<Column extends string>(fileName: string): Record<Column, string>[] {
  const text = readFileSync(new URL(fileName, import.meta.url), 'utf8');
  const { data, errors } = papaparse.parse<Record<Column, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
  });
  const [error] = errors;
  if (error) throw new Error(`${fileName}: ${error.message} (data row ${(error.row ?? 0) + 1})`);
  return data;
}
