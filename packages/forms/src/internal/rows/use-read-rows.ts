import { findDecimalSigns } from '../bulk/decimal-signs.ts';
import { inPieces } from '../bulk/in-pieces.ts';
import { useLineReasons } from '../bulk/line-reasons.ts';
import { type ReadLine, readLines } from '../bulk/read-lines.ts';
import { type BadLine, badLine, type Reading, type ReadingOptions } from '../bulk/reading.ts';
import { useColumnReader, useSameFinder } from './column-reader.ts';
import type { PastedRow } from './row-kind.ts';

/** Work of up to this many milliseconds shows no progress. */
const quick = 300;
/** The share of the lines after which progress is shown again: rendering it takes longer than reading some lines. */
const step = 0.1;

/**
 * Reads rows of a text, one per line with a cell for each field: numbers in Indonesian and English notation, dates in common
 * notations, options by code, name or synonym. Adds nothing. A long text is read in short tasks.
 *
 * @param there Number of existing rows.
 */
export function useReadRows<Row>({ fields, schema, example, max, single }: PastedRow<Row>, there: number) {
  const { ofColumns, tooMany } = useLineReasons();
  const columnReader = useColumnReader(schema);
  const sameFinder = useSameFinder(fields, single);
  const columns = fields.map(({ name, label }) => ({ name, label }));
  const heads = fields.map(({ label }) => label);

  async function read(text: string, options: ReadingOptions): Promise<Reading<Row>> {
    const { signal, onProgress, decimalSign } = options;
    const all = await readLines(text, heads);
    const notations = fields.map(({ notation }) => notation);
    const signs = findDecimalSigns(all, notations, decimalSign);
    const readers = fields.map((field, column) => columnReader(field, column, signs));
    const sameOf = sameFinder();
    const rows: Row[] = [];
    const lines: ReadLine[] = [];
    const bad: BadLine[] = [];

    function take(line: ReadLine) {
      const wrong = ofColumns(line, fields.length, notations.some(Boolean) ? 'decimals' : 'none');
      if (wrong.length > 0) return bad.push(badLine(line, wrong));
      const cells = readers.map((reader, column) => reader(line.cells[column] ?? ''));
      const row = Object.fromEntries(fields.map(({ name }, column) => [name, cells[column]?.value ?? '']));
      const reasons = [
        ...cells.flatMap((cell) => cell.reasons),
        ...sameOf(line, row[single?.name ?? ''] ?? ''),
      ];
      if (reasons.length > 0) return bad.push(badLine(line, reasons));
      rows.push(row as Row);
      return lines.push(line);
    }

    const begun = performance.now();
    let shown = 0;
    await inPieces(all, take, (done) => {
      signal.throwIfAborted();
      if (performance.now() - begun < quick || done < shown + step) return;
      shown = done;
      onProgress(shown);
    });
    const refusal = there + all.length > max ? tooMany(max) : undefined;
    return { rows, lines, bad, refusal, question: signs.question };
  }

  return {
    /** Props for the panel that pastes and imports. */
    panel: { columns, example, room: { max, there }, read },
    /** The text of a CSV template: its headings, and an example line. */
    template: `${heads.join(',')}\r\n${example}\r\n`,
  };
}
