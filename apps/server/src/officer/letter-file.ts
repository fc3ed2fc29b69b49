import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CsvColumn, csvEn, pibkKinds, readCell } from '@pabean/api/rules';
import type { ReleaseLetterLineTable } from '../core/db/tables/release-letter.ts';
import { DataError, Problems, readCsv } from '../data/read-csv.ts';
import { CommandError } from './command-error.ts';

/** Most consignment notes of a letter: as many as its spreadsheet may hold. */
export const mostLines = 50_000;

const text = { kind: 'text', max: 50, required: true, example: '' } as const;
const amount = { kind: 'count', max: 13, required: true, example: '' } as const;
const day = { kind: 'date', max: 10, required: true, example: '' } as const;

/** The columns of the file, and the columns of the store. */
const columns = [
  ['aju_number', { name: 'ID_AJU', ...text }],
  ['taxpayer_id', { name: 'ID_PEMBERITAHU', ...text }],
  ['number', { name: 'NO_SPPBMCP', ...text }],
  ['date', { name: 'TGL_SPPBMCP', ...day }],
  ['import_duty', { name: 'TOTAL_BM', ...amount }],
  ['vat', { name: 'TOTAL_PPN', ...amount }],
  ['income_tax', { name: 'TOTAL_PPH', ...amount }],
  ['luxury_tax', { name: 'TOTAL_PPNBM', ...amount }],
  ['anti_dumping_duty', { name: 'TOTAL_BMTP', ...amount }],
  ['total', { name: 'TOTAL_TAGIHAN', ...amount }],
  ['goods_number', { name: 'NO_BARANG', ...text }],
  ['house_date', { name: 'TGL_HOUSE_BLAWB', ...day, required: false }],
  ['warehouse', { name: 'KD_GUDANG', ...text, required: false }],
  ['bag_number', { name: 'NO_KANTONG', ...text, required: false }],
  ['pibk_kind', { name: 'KD_JNS_PIBK', ...text }],
] as const satisfies readonly (readonly [keyof ReleaseLetterLineTable, CsvColumn])[];

/** The columns in its first line. */
export const letterColumnNames = columns.map(([, { name }]) => name);

/** A line without its letter's id. */
export type NewLine = Omit<ReleaseLetterLineTable, 'letter_id'>;

const amounts = columns.flatMap(([key, { kind }]) => (kind === 'count' ? [key] : []));

/** The messages about wrong cells. */
const why: Readonly<Record<string, string>> = {
  required: 'must be filled',
  tooLong: 'is too long',
  date: 'is no day; write YYYY-MM-DD or dd-MM-yyyy',
  whole: 'is no whole number of rupiah; write it without points, commas and decimals',
  number: 'is no whole number of rupiah; write it without points, commas and decimals',
  characters: 'has characters that cannot be kept',
};

/**
 * Reads the lines of a letter.
 *
 * @param isWarehouse Whether a warehouse is in the office's list.
 * @throws CommandError that names line and column of each mistake
 */
export function readLetterFile(path: string, isWarehouse: (code: string) => boolean): NewLine[] {
  const file = resolve(path);
  const problems = new Problems();
  try {
    const rows = readCsv(pathToFileURL(`${dirname(file)}/`), basename(file), letterColumnNames, problems);
    if (rows.length > mostLines)
      problems.add(basename(file), `has ${rows.length} lines; a letter takes ${mostLines}`);
    const notes = new Set<string>();
    const lines = rows.map(({ values, place }, index) => {
      const read = columns.map(([key, column]) => {
        const { value, problem, warning } = readCell(column, values[column.name]);
        if (warning) problems.add(place(column.name), `is ${value}. ${csvEn.look[warning]}`);
        if (problem) problems.add(place(column.name), why[problem.refusal] ?? 'is not right');
        return [key, column.kind === 'count' ? Number(value) : value] as const;
      });
      const line = { ...Object.fromEntries(read), position: index + 1 } as NewLine;
      const parts = ['import_duty', 'vat', 'income_tax', 'luxury_tax', 'anti_dumping_duty'] as const;
      const sum = parts.reduce((before, part) => before + line[part], 0);
      if (amounts.every((key) => Number.isFinite(line[key])) && sum !== line.total)
        problems.add(place('TOTAL_TAGIHAN'), `is ${line.total}, but the duties and taxes are ${sum}`);
      if (line.aju_number !== '' && notes.has(line.aju_number))
        problems.add(place('ID_AJU'), `is ${line.aju_number}, which another line has already`);
      notes.add(line.aju_number);
      if (line.warehouse && !isWarehouse(line.warehouse))
        problems.add(place('KD_GUDANG'), `is ${line.warehouse}, which is no warehouse of the office`);
      if (line.pibk_kind !== '' && !Object.hasOwn(pibkKinds, line.pibk_kind))
        problems.add(place('KD_JNS_PIBK'), `is no code of ${Object.keys(pibkKinds).join(', ')}`);
      return line;
    });
    problems.throwIfAny();
    return lines;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    throw new CommandError(`Nothing was changed.\n${error.message}`);
  }
}
