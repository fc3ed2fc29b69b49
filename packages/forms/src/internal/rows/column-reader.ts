import { explain, fill, numberOrTyped, readCodes } from '@pabean/api/rules';
import * as z from 'zod/mini';
import { useFormMessages, useSharedMessages } from '../../messages/use-messages.ts';
import type { DecimalSigns } from '../bulk/decimal-signs.ts';
import { useLineReasons } from '../bulk/line-reasons.ts';
import type { ReadLine } from '../bulk/read-lines.ts';
import type { Reason } from '../bulk/reading.ts';
import type { PastedRow, RowField } from './row-kind.ts';

/** Result of reading a cell. */
interface ReadCell {
  readonly value: string;
  readonly reasons: readonly Reason[];
}

/** Reads the cells of a column and caches equal ones. */
export function useColumnReader({ shape }: PastedRow<unknown>['schema']) {
  const shared = useSharedMessages();
  const messages = useFormMessages('bulk');
  const { ofNumber } = useLineReasons();

  return function columnReader(field: RowField, column: number, signs: DecimalSigns) {
    const { name, label, read, usual = '', notation, options } = field;
    const choices = options && readCodes(options);
    const check = shape[name] ?? z.string();
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
        return [unlisted, { sentence: fill(messages.nearest, { code, name: meant }), column }];
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
  };
}

/** Finds the line or row with the same value in a unique field. */
export function useSameFinder(fields: readonly RowField[], single: PastedRow<unknown>['single']) {
  const shared = useSharedMessages();
  const messages = useFormMessages('bulk');
  return function sameFinder() {
    const column = fields.findIndex(({ name }) => name === single?.name);
    const label = fields[column]?.label ?? '';
    const lineOf = new Map<string, number>();
    return ({ line }: ReadLine, value: string): Reason[] => {
      if (!single || value === '') return [];
      const same = lineOf.get(value);
      if (same !== undefined) return [{ sentence: fill(messages.sameLine, { label, line: same }), column }];
      lineOf.set(value, line);
      return single.taken.has(value)
        ? [{ sentence: explain({ message: 'duplicate' }, label, shared), column }]
        : [];
    };
  };
}
