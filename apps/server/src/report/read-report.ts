import { setImmediate } from 'node:timers/promises';
import {
  type CsvLine,
  type CsvRefusal,
  type CsvSchema,
  csvSeparator,
  decodeCsv,
  explainCsvTable,
  fill,
  type LineProblem,
  type ListedCode,
  type ReportType,
  readCell,
  readCsvTable,
  reportSchema,
  rightFor,
} from '@pabean/api/rules';
import Papa from 'papaparse';
import { type CsvComplaint, Refusal } from '../core/refusal.ts';

/** A report with a valid file. */
export interface ReadReport {
  /** How many lines it has, without its header. */
  readonly lineCount: number;
  /** The values of each line, as stored; none if the type has no layout. */
  readonly values: readonly (readonly string[])[];
}

/** Most cells that a refusal lists; it states how many more there are. */
const mostNamed = 1_000;
/** Rows that are checked before the event loop continues. */
const portion = 500;

/**
 * Reads the file of a report, checks every cell, and compares it with the lines in the request.
 * @throws Refusal invalid
 */
export async function readReport(
  bytes: Uint8Array,
  type: ReportType,
  given: readonly unknown[],
  packageTypes: readonly ListedCode[],
): Promise<ReadReport> {
  const schema = reportSchema(type, packageTypes);
  const sheet = await readLines(bytes, schema);
  refuseProblems(sheet.schema, sheet.lines);
  await compare(sheet, given);
  return { lineCount: sheet.lines.length, values: schema ? sheet.lines.map(({ values }) => values) : [] };
}

interface ReportTable {
  readonly schema: CsvSchema;
  readonly lines: readonly CsvLine[];
}

async function readLines(bytes: Uint8Array, asked: CsvSchema | undefined): Promise<ReportTable> {
  const decoded = decodeCsv(bytes);
  if ('refusal' in decoded) throw refusedTable(decoded);
  const { data, errors } = Papa.parse<string[]>(decoded.text, { delimiter: csvSeparator, newline: '\n' });
  const badRow = errors.find((error) => error.type === 'Quotes')?.row;
  const reader = readCsvTable({ schema: asked });
  for (let at = 0; at < data.length && !reader.refusal; at += portion) {
    const rows = data.slice(at, at + portion);
    const before = badRow === undefined ? rows : rows.slice(0, Math.max(0, badRow - at));
    reader.take(before);
    if (badRow !== undefined && badRow < at + portion) reader.quotesAfter([]);
    await setImmediate();
  }
  reader.end();
  const { refusal, schema, lines } = reader;
  if (refusal || !schema) throw refusedTable(refusal ?? { refusal: 'empty' });
  return { schema, lines };
}

const complainsOf =
  (refusal: CsvRefusal): CsvComplaint =>
  (messages) =>
    explainCsvTable(refusal, messages);

/** The refusal of a file that is no table of this type. */
export const refusedTable = (refusal: CsvRefusal) => new Refusal('invalid', { csv: [complainsOf(refusal)] });

function refuseProblems(schema: CsvSchema, lines: readonly CsvLine[]): void {
  const count = lines.reduce((sum, { problems }) => sum + problems.length, 0);
  if (count === 0) return;
  const named: CsvComplaint[] = [];
  for (const line of lines)
    for (const problem of line.problems)
      if (named.length < mostNamed) named.push(complaintAbout(schema, line, problem));
  const more: CsvComplaint[] =
    count > mostNamed ? [({ places }) => fill(places.more, { count: count - mostNamed })] : [];
  throw new Refusal('reportRefused', { csv: [...named, ...more], values: { count } });
}

const complaintAbout =
  (schema: CsvSchema, { line, cells }: CsvLine, problem: LineProblem): CsvComplaint =>
  (messages) => {
    const { column, refusal } = problem;
    const place = fill(column ? messages.places.cell : messages.places.line, { line, column });
    const cell = cells[schema.columns.findIndex(({ name }) => name === column)];
    return `${place}: ${messages.wrong[refusal]}. ${rightFor(problem, schema, messages, cell)}`;
  };

/** Whether the lines in the request are those of the file. */
async function compare({ schema, lines }: ReportTable, given: readonly unknown[]): Promise<void> {
  for (const [index, { line, values }] of lines.entries()) {
    if (index % portion === 0) await setImmediate();
    if (!agrees(schema, values, given[index])) throw differs(line);
  }
  if (given.length > lines.length) throw differs((lines.at(-1)?.line ?? 0) + 1);
}

const differs = (line: number) =>
  new Refusal('invalid', { csv: [({ places }) => fill(places.disagrees, { line })] });

function agrees({ columns }: CsvSchema, values: readonly string[], given: unknown): boolean {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
  return columns.every((column, index) => {
    const cell = Object.hasOwn(given, column.name)
      ? ((given as Record<string, unknown>)[column.name] ?? '')
      : '';
    const text = typeof cell === 'number' ? String(cell) : cell;
    if (typeof text !== 'string') return false;
    return text === values[index] || readCell(column, text).value === values[index];
  });
}
