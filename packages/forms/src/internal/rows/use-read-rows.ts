import { findDecimalSigns } from '../bulk/decimal-signs.ts';
import { useLineReasons } from '../bulk/line-reasons.ts';
import { type ReadLine, readLines } from '../bulk/read-lines.ts';
import { type BadLine, badLine, type Reading, type ReadingOptions } from '../bulk/reading.ts';
import { useColumnReader, useSameFinder } from './column-reader.ts';
import type { PastedRow } from './row-kind.ts';

/** So long may the page stand still, in milliseconds. */
const longest = 40;
/** Work of so many milliseconds needs no progress. */
const quick = 300;

/** Lets the page draw and answer keys before it goes on. */
const breathe = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Reads rows of a text, one a line with a cell for each field: numbers in Indonesian and English notation, dates as people write
 * them, choices by code, name or another word. Nothing is added by it. A long text is read in short pieces of work.
 *
 * @param there How many rows there are already.
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
    let since = begun;
    for (const [index, line] of all.entries()) {
      take(line);
      if (performance.now() - since < longest) continue;
      if (since - begun > quick) onProgress(index / all.length);
      await breathe();
      signal.throwIfAborted();
      since = performance.now();
    }
    const refusal = there + all.length > max ? tooMany(max) : undefined;
    return { rows, lines, bad, refusal, question: signs.question };
  }

  return {
    /** What the panel is given that pastes and imports. */
    panel: { columns, example, room: { max, there }, read },
    /** The template of a CSV: its heads, and a line as an example. */
    template: `${heads.join(',')}\r\n${example}\r\n`,
  };
}
