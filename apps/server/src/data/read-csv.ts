import { readFileSync } from 'node:fs';
import papaparse from 'papaparse';

/** The data files beside this module. */
export const shippedData = new URL('./', import.meta.url);

/** Reads a comma-separated data file whose first line names the columns. `directory` ends in a slash. */
export function readCsv<Column extends string>(directory: URL, fileName: string): Record<Column, string>[] {
  const text = readFileSync(new URL(fileName, directory), 'utf8');
  const { data, errors } = papaparse.parse<Record<Column, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
  });
  const [error] = errors;
  if (error) throw new Error(`${fileName}: ${error.message} (data row ${(error.row ?? 0) + 1})`);
  return data;
}
