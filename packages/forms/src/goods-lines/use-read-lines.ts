import { maxTransitLines } from '@pabean/api/contract';
import { explain, fill, type NumberNotation, numberOrTyped, parseTypedDate, rupiah } from '@pabean/api/rules';
import * as z from 'zod/mini';
import { readLines } from '../internal/bulk/read-lines.ts';
import type { BadLine, Reading } from '../internal/bulk/reading.ts';
import { useFormMessages, useSharedMessages } from '../messages/index.ts';
import { fieldsOf, type LineField, type LineKind, type LineValues } from './line-kind.ts';

const fold = (text: string) => text.trim().toLowerCase();

const notationOf = (field: LineField): NumberNotation | undefined =>
  field.kind === 'money' ? rupiah : field.kind === 'number' ? field.notation : undefined;

/** The choice that a cell means: a code or a name, in any case. */
function chosenIn(field: LineField, cell: string): string | undefined {
  const meant = fold(cell);
  if (field.kind === 'choice') return field.options.find((each) => fold(each) === meant);
  if (field.kind !== 'code') return cell;
  const found =
    field.options.find(({ code }) => fold(code) === meant) ??
    field.options.find(({ name }) => fold(name) === meant);
  return found?.code;
}

/** What a cell holds: numbers in Indonesian and English notation, dates as people write them. */
function valueIn(field: LineField, cell: string): string {
  const notation = notationOf(field);
  if (notation) return numberOrTyped(cell, notation);
  if (field.kind === 'date' && !/^\d{4}-\d\d-\d\d$/.test(cell)) return parseTypedDate(cell) ?? cell;
  return chosenIn(field, cell) ?? cell;
}

/** Reads lines of a text, one column for each field. Nothing is added by it. */
export function useReadLines<Row extends LineValues>(kind: LineKind<Row>, there: number) {
  const shared = useSharedMessages();
  const words = useFormMessages('bulk');
  const fields = fieldsOf(kind);
  const labelOf = (name: PropertyKey | undefined) =>
    fields.find((field) => field.name === name)?.label ?? String(name);

  function reasonsOf(cells: readonly string[], values: LineValues): readonly string[] {
    if (cells.length > fields.length)
      return [fill(words.columns, { count: cells.length, expected: fields.length })];
    const issues = z.safeDecode(kind.schema, values as Row).error?.issues ?? [];
    const refused = new Set(issues.map(({ path }) => path[0]));
    const unlisted = fields.filter(({ name, ...field }) => {
      const cell = values[name] ?? '';
      return (
        cell !== '' && !refused.has(name) && chosenIn({ name, ...field } as LineField, cell) === undefined
      );
    });
    return [
      ...issues.map((issue) => explain(issue, labelOf(issue.path[0]), shared)),
      ...unlisted.map(({ label }) => explain({ message: 'choice' }, label, shared)),
    ];
  }

  async function read(text: string): Promise<Reading<Row>> {
    const rows: Row[] = [];
    const bad: BadLine[] = [];
    const lines = await readLines(text);
    for (const { line, text: stood, cells } of lines) {
      const values = Object.fromEntries(
        fields.map((field, index) => [field.name, valueIn(field, cells[index] ?? '')]),
      );
      const reasons = reasonsOf(cells, values);
      if (reasons.length > 0) bad.push({ line, text: stood(), reasons });
      else rows.push(z.decode(kind.schema, values as Row));
    }
    const refusal = fill(shared.refusals.tooManyRows, { max: maxTransitLines });
    return { rows, bad, ...(there + lines.length > maxTransitLines && { refusal }) };
  }
  return { read, columns: fields.map(({ label }) => label) };
}
