import { type GoodsRow, goodsRow, maxGoods } from '@pabean/api/contract';
import {
  explain,
  fill,
  kilograms,
  type NumberNotation,
  numberOrTyped,
  percent,
  pieces,
  readCodes,
  rupiah,
} from '@pabean/api/rules';
import * as z from 'zod/mini';
import { findDecimalSigns } from '../internal/bulk/decimal-signs.ts';
import { useLineReasons } from '../internal/bulk/line-reasons.ts';
import { type ReadLine, readLines } from '../internal/bulk/read-lines.ts';
import {
  type BadLine,
  badLine,
  type Reading,
  type ReadingOptions,
  type Reason,
} from '../internal/bulk/reading.ts';
import { goodsColumns, useGoodsWords, wholes } from '../internal/use-goods-words.ts';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import type { GoodsEditorProps, GoodsRatesProps } from './goods-editor.tsx';
import { emptyGoods } from './goods-values.ts';

/** How the numbers of a line are written; quantities may carry no unit of weight. */
const notations: Readonly<Partial<Record<keyof GoodsRow, NumberNotation>>> = {
  unitCount: pieces,
  packageCount: wholes,
  gross: kilograms,
  net: kilograms,
  value: rupiah,
  dutyRate: percent,
  vatRate: percent,
  incomeTaxRate: percent,
};

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

interface CheckedCell {
  readonly value: string;
  readonly reasons: readonly Omit<Reason, 'column'>[];
}

/** What reading goods needs to know. */
interface GoodsReading extends Pick<GoodsEditorProps, 'units' | 'packageTypes'> {
  readonly defaults: GoodsRatesProps;
  /** How many goods the record has. */
  readonly stored: number;
}

/**
 * Reads goods of a text: one a line, twelve columns, numbers in Indonesian and English notation, units and packages by code,
 * name or another word; an empty rate takes the usual one. Nothing is added by it. A long text is read in short pieces of work.
 */
export function useReadGoods({ units, packageTypes, defaults, stored }: GoodsReading) {
  const shared = useSharedMessages();
  const words = useFormMessages('bulk');
  const { ofColumns, ofNumber, tooMany } = useLineReasons();
  const { labelOf } = useGoodsWords();

  async function read(text: string, options: ReadingOptions): Promise<Reading<GoodsRow>> {
    const { signal, onProgress } = options;
    const lines = await readLines(text);
    const signs = findDecimalSigns(
      lines,
      goodsColumns.map((column) => notations[column]),
      options.decimalSign,
    );
    const codes = { unitType: readCodes(units), packageType: readCodes(packageTypes) };
    const usual: Readonly<Partial<Record<keyof GoodsRow, string>>> = {
      dutyRate: defaults.duty,
      vatRate: defaults.vat,
      incomeTaxRate: defaults.incomeTax,
    };
    const rows: GoodsRow[] = [];
    const good: ReadLine[] = [];
    const bad: BadLine[] = [];

    /** What became of a cell; a column of many lines holds few different ones. */
    const known = new Map(goodsColumns.map((column) => [column, new Map<string, CheckedCell>()]));

    function valueIn(column: keyof GoodsRow, cell: string): string {
      const written = cell || (usual[column] ?? '');
      const notation = notations[column];
      if (notation) return numberOrTyped(written, notation, signs.sign);
      if (column === 'unitType' || column === 'packageType') return codes[column].codeOf(cell) ?? cell;
      // Codes are copied with points: 8418.10.19.
      return column === 'hsCode' ? written.replace(/[\s.]/g, '') : written;
    }
    function check(column: keyof GoodsRow, cell: string): CheckedCell {
      const found = known.get(column)?.get(cell);
      if (found) return found;
      const value = valueIn(column, cell);
      const checked = z.safeDecode(goodsRow.shape[column], value);
      const list = column === 'unitType' || column === 'packageType' ? codes[column] : undefined;
      const isUnlisted = value !== '' && list !== undefined && list.codeOf(value) === undefined;
      const issues = isUnlisted ? [{ message: 'choice' }] : (checked.error?.issues ?? []);
      const notation = notations[column];
      const reasons = issues.map((issue) =>
        notation
          ? ofNumber(issue, labelOf(column), cell, notation, signs)
          : { sentence: explain(issue, labelOf(column), shared) },
      );
      const nearest = isUnlisted && list.nearest(value);
      const cellChecked = {
        value: checked.data ?? value,
        reasons: nearest
          ? [...reasons, { sentence: fill(words.nearest, { code: nearest.code, name: nearest.name }) }]
          : reasons,
      };
      known.get(column)?.set(cell, cellChecked);
      return cellChecked;
    }
    function take(line: ReadLine) {
      const { cells } = line;
      const row = { ...emptyGoods };
      let reasons = ofColumns(line, goodsColumns.length, 'decimals');
      if (reasons.length > 0) return void bad.push(badLine(line, reasons));
      for (const [index, column] of goodsColumns.entries()) {
        const cell = check(column, cells[index] ?? '');
        row[column] = cell.value;
        if (cell.reasons.length > 0)
          reasons = [...reasons, ...cell.reasons.map((reason) => ({ ...reason, column: index }))];
      }
      if (reasons.length > 0) return void bad.push(badLine(line, reasons));
      rows.push(row);
      good.push(line);
    }

    const begun = performance.now();
    let since = begun;
    for (const [index, line] of lines.entries()) {
      take(line);
      if (performance.now() - since < longest) continue;
      if (since - begun > quick) onProgress(index / lines.length);
      await breathe();
      signal.throwIfAborted();
      since = performance.now();
    }
    const refusal = stored + lines.length > maxGoods ? tooMany(maxGoods) : undefined;
    return { rows, lines: good, bad, refusal, question: signs.question };
  }
  return { read, columns: goodsColumns.map((name) => ({ name, label: labelOf(name) })) };
}
