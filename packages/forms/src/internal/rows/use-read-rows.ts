import { explain, fill, numberOrTyped, readCodes } from '@pabean/api/rules';
import * as z from 'zod/mini';
import { useFormMessages, useSharedMessages } from '../../messages/use-messages.ts';
import { type DecimalSigns, findDecimalSigns } from '../bulk/decimal-signs.ts';
import { useLineReasons } from '../bulk/line-reasons.ts';
import { type ReadLine, readLines } from '../bulk/read-lines.ts';
import { type BadLine, badLine, type Reading, type ReadingOptions, type Reason } from '../bulk/reading.ts';
import type { PastedRow, RowField } from './row-kind.ts';

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

/** What became of a cell. */
interface ReadCell {
  readonly value: string;
  readonly reasons: readonly Reason[];
}

/**
 * Reads rows of a text, one a line with a cell for each field: numbers in Indonesian and English notation, dates as people write
 * them, choices by code, name or another word. Nothing is added by it. A long text is read in short pieces of work.
 *
 * @param there How many rows there are already.
 */
export function useReadRows<Row>({ fields, schema, example, max, single }: PastedRow<Row>, there: number) {
  const shared = useSharedMessages();
  const words = useFormMessages('bulk');
  const { ofColumns, ofNumber, tooMany } = useLineReasons();
  const columns = fields.map(({ name, label }) => ({ name, label }));
  const heads = fields.map(({ label }) => label);

  /** Reads the cells of a column, of which many are alike. */
  function columnReader(field: RowField, column: number, signs: DecimalSigns) {
    const { name, label, read, usual = '', notation, options } = field;
    const choices = options && readCodes(options);
    const check = schema.shape[name] ?? z.string();
    const known = new Map<string, ReadCell>();

    function valueIn(cell: string): string {
      const written = read ? read(cell || usual) : cell || usual;
      if (notation) return numberOrTyped(written, notation, signs.sign);
      return choices?.codeOf(written) ?? written;
    }
    function reasonsOf(value: string, cell: string, issues: readonly z.core.$ZodIssue[]): Reason[] {
      if (choices && value !== '' && choices.codeOf(value) === undefined) {
        const nearest = choices.nearest(value);
        const unlisted = { sentence: explain({ message: 'choice' }, label, shared), column };
        if (!nearest) return [unlisted];
        const { code, name: meant } = nearest;
        return [unlisted, { sentence: fill(words.nearest, { code, name: meant }), column }];
      }
      return issues.map((issue) =>
        notation
          ? { ...ofNumber(issue, label, cell, notation, signs), column }
          : { sentence: explain(issue, label, shared), column },
      );
    }
    return (cell: string): ReadCell => {
      const before = known.get(cell);
      if (before) return before;
      const value = valueIn(cell);
      const checked = z.safeDecode(check, value as never);
      const reasons = reasonsOf(value, cell, checked.error?.issues ?? []);
      const became = { value: checked.success ? String(checked.data) : value, reasons };
      known.set(cell, became);
      return became;
    };
  }

  /** Says which line or row has the same value where no two may. */
  function sameFinder() {
    const column = fields.findIndex(({ name }) => name === single?.name);
    const label = fields[column]?.label ?? '';
    const lineOf = new Map<string, number>();
    return ({ line }: ReadLine, value: string): Reason[] => {
      if (!single || value === '') return [];
      const same = lineOf.get(value);
      if (same !== undefined) return [{ sentence: fill(words.sameLine, { label, line: same }), column }];
      lineOf.set(value, line);
      return single.taken.has(value)
        ? [{ sentence: explain({ message: 'duplicate' }, label, shared), column }]
        : [];
    };
  }

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
