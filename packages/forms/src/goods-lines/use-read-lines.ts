import { maxTransitLines } from '@pabean/api/contract';
import {
  type CodeReader,
  explain,
  fill,
  type NumberNotation,
  numberOrTyped,
  parseTypedDate,
  readCodes,
  rupiah,
} from '@pabean/api/rules';
import * as z from 'zod/mini';
import { readLines } from '../internal/bulk/read-lines.ts';
import type { BadLine, Reading } from '../internal/bulk/reading.ts';
import { useFormMessages, useSharedMessages } from '../messages/index.ts';
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
function valueIn(field: LineField, cell: string, choices: CodeReader | undefined): string {
  const notation = notationOf(field);
  if (notation) return numberOrTyped(cell, notation);
  if (field.kind === 'date' && !/^\d{4}-\d\d-\d\d$/.test(cell)) return parseTypedDate(cell) ?? cell;
  return choices?.codeOf(cell) ?? cell;
}

/** Reads lines of a text, one column for each field. Nothing is added by it. */
export function useReadLines<Row extends LineValues>(kind: LineKind<Row>, there: number) {
  const shared = useSharedMessages();
  const words = useFormMessages('bulk');
  const fields = fieldsOf(kind);
  const labelOf = (name: PropertyKey | undefined) =>
    fields.find((field) => field.name === name)?.label ?? String(name);

  type Choices = ReadonlyMap<string, CodeReader | undefined>;
  function reasonsOf(cells: readonly string[], values: LineValues, choices: Choices): readonly string[] {
    if (cells.length > fields.length)
      return [fill(words.columns, { count: cells.length, expected: fields.length })];
    const issues = z.safeDecode(kind.schema, values as Row).error?.issues ?? [];
    const refused = new Set(issues.map(({ path }) => path[0]));
    return [
      ...issues.map((issue) => explain(issue, labelOf(issue.path[0]), shared)),
      ...fields.flatMap(({ name, label }) => {
        const [cell = '', list] = [values[name], choices.get(name)];
        if (cell === '' || refused.has(name) || !list || list.codeOf(cell) !== undefined) return [];
        const nearest = list.nearest(cell);
        const reason = explain({ message: 'choice' }, label, shared);
        return nearest ? [reason, fill(words.nearest, { code: nearest.code, name: nearest.name })] : [reason];
      }),
    ];
  }

  async function read(text: string): Promise<Reading<Row>> {
    const rows: Row[] = [];
    const bad: BadLine[] = [];
    const lines = await readLines(text);
    const choices: Choices = new Map(fields.map((field) => [field.name, choicesOf(field)]));
    for (const { line, text: stood, cells } of lines) {
      const values = Object.fromEntries(
        fields.map((field, index) => [
          field.name,
          valueIn(field, cells[index] ?? '', choices.get(field.name)),
        ]),
      );
      const reasons = reasonsOf(cells, values, choices);
      if (reasons.length > 0) bad.push({ line, text: stood(), reasons });
      else rows.push(z.decode(kind.schema, values as Row));
    }
    const refusal = fill(shared.refusals.tooManyRows, { max: maxTransitLines });
    return { rows, bad, ...(there + lines.length > maxTransitLines && { refusal }) };
  }
  return { read, columns: fields.map(({ label }) => label) };
}
