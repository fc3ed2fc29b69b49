import { maxTransitLines } from '@pabean/api/contract';
import {
  type CodeReader,
  type DecimalSign,
  explain,
  fill,
  type NumberNotation,
  numberOrTyped,
  parseTypedDate,
  readCodes,
  rupiah,
} from '@pabean/api/rules';
import * as z from 'zod/mini';
import { type DecimalSigns, findDecimalSigns } from '../internal/bulk/decimal-signs.ts';
import { useLineReasons } from '../internal/bulk/line-reasons.ts';
import { type ReadLine, readLines } from '../internal/bulk/read-lines.ts';
import {
  type BadLine,
  badLine,
  type Reading,
  type ReadingOptions,
  type Reason,
} from '../internal/bulk/reading.ts';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import { fieldsOf, type LineField, type LineKind, type LineValues } from './line-kind.ts';

const notationOf = (field: LineField): NumberNotation | undefined =>
  field.kind === 'money' ? rupiah : field.kind === 'number' ? field.notation : undefined;

/** What a cell may choose from; undefined where it may hold anything. */
const choicesOf = (field: LineField): CodeReader | undefined =>
  field.kind === 'choice'
    ? readCodes(field.options.map((option) => ({ code: option, name: option })))
    : field.kind === 'code'
      ? readCodes(field.options)
      : undefined;

/** What a cell holds: numbers in Indonesian and English notation, dates as people write them. */
function valueIn(
  field: LineField,
  cell: string,
  choices: CodeReader | undefined,
  sign: DecimalSign | undefined,
): string {
  const notation = notationOf(field);
  if (notation) return numberOrTyped(cell, notation, sign);
  if (field.kind === 'date' && !/^\d{4}-\d\d-\d\d$/.test(cell)) return parseTypedDate(cell) ?? cell;
  return choices?.codeOf(cell) ?? cell;
}

/** Reads lines of a text, one column for each field. Nothing is added by it. */
export function useReadLines<Row extends LineValues>(kind: LineKind<Row>, there: number) {
  const shared = useSharedMessages();
  const words = useFormMessages('bulk');
  const { ofColumns, ofNumber, tooMany } = useLineReasons();
  const fields = fieldsOf(kind);

  type Choices = ReadonlyMap<string, CodeReader | undefined>;
  function reasonsOf(line: ReadLine, values: LineValues, choices: Choices, signs: DecimalSigns) {
    const wrong = ofColumns(line, fields.length, fields.some(notationOf) ? 'decimals' : 'none');
    if (wrong.length > 0) return wrong;
    const issues = z.safeDecode(kind.schema, values as Row).error?.issues ?? [];
    return fields.flatMap((field, column): Reason[] => {
      const { name, label } = field;
      const notation = notationOf(field);
      const refused = issues.filter(({ path }) => path[0] === name);
      if (refused.length > 0)
        return refused.map((issue) => ({
          ...(notation
            ? ofNumber(issue, label, line.cells[column] ?? '', notation, signs)
            : { sentence: explain(issue, label, shared) }),
          column,
        }));
      const [cell = '', list] = [values[name], choices.get(name)];
      if (cell === '' || !list || list.codeOf(cell) !== undefined) return [];
      const nearest = list.nearest(cell);
      const unlisted = { sentence: explain({ message: 'choice' }, label, shared), column };
      if (!nearest) return [unlisted];
      return [
        unlisted,
        { sentence: fill(words.nearest, { code: nearest.code, name: nearest.name }), column },
      ];
    });
  }

  async function read(text: string, { decimalSign }: ReadingOptions): Promise<Reading<Row>> {
    const rows: Row[] = [];
    const good: ReadLine[] = [];
    const bad: BadLine[] = [];
    const lines = await readLines(text);
    const choices: Choices = new Map(fields.map((field) => [field.name, choicesOf(field)]));
    const signs = findDecimalSigns(lines, fields.map(notationOf), decimalSign);
    for (const line of lines) {
      const values = Object.fromEntries(
        fields.map((field, index) => [
          field.name,
          valueIn(field, line.cells[index] ?? '', choices.get(field.name), signs.sign),
        ]),
      );
      const reasons = reasonsOf(line, values, choices, signs);
      if (reasons.length > 0) bad.push(badLine(line, reasons));
      else {
        rows.push(z.decode(kind.schema, values as Row));
        good.push(line);
      }
    }
    const refusal = there + lines.length > maxTransitLines ? tooMany(maxTransitLines) : undefined;
    return { rows, lines: good, bad, refusal, question: signs.question };
  }
  return { read, columns: fields.map(({ name, label }) => ({ name, label })) };
}
