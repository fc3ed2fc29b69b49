import { type DecimalSign, decimalSignOf, type NumberNotation, readNumber } from '@pabean/api/rules';
import type { ReadLine } from './read-lines.ts';

/** An ambiguous number in a text without unambiguous ones. */
export interface SignQuestion {
  /** The number as written. */
  readonly typed: string;
  readonly separator: DecimalSign;
  readonly thousands: string;
  readonly decimal: string;
}

/** The notation of a text's numbers. */
export interface DecimalSigns {
  /** The decimal sign; undefined if it is not known. */
  readonly sign?: DecimalSign | undefined;
  /** The ambiguous number to ask about, if nothing else decides. */
  readonly question?: SignQuestion | undefined;
  /** Line numbers that use comma and point as decimal sign. Undefined if all lines agree. */
  readonly mixed?: Readonly<Record<DecimalSign, number>> | undefined;
}

/**
 * Determines the decimal sign of a text from its unambiguous numbers.
 *
 * @param notations The number formats of the columns; undefined for columns of text.
 * @param answered The user's answer to the question.
 */
export function findDecimalSigns(
  lines: readonly Pick<ReadLine, 'line' | 'cells'>[],
  notations: readonly (NumberNotation | undefined)[],
  answered?: DecimalSign,
): DecimalSigns {
  const lineOfSign: Partial<Record<DecimalSign, number>> = {};
  let question: SignQuestion | undefined;
  for (const [column, notation] of notations.entries()) {
    if (!notation) continue;
    const seen = new Set<string>();
    for (const { line, cells } of lines) {
      const cell = cells[column];
      if (!cell || seen.has(cell) || !/[.,]/.test(cell)) continue;
      seen.add(cell);
      const sign = decimalSignOf(cell, notation);
      if (sign) lineOfSign[sign] = Math.min(line, lineOfSign[sign] ?? line);
      if (sign || question) continue;
      const reading = readNumber(cell, notation);
      if (reading.kind === 'ambiguous') question = { typed: cell, ...reading };
    }
  }
  if (answered) return { sign: answered };
  if (lineOfSign['.'] && lineOfSign[',']) return { mixed: { '.': lineOfSign['.'], ',': lineOfSign[','] } };
  const sign = lineOfSign['.'] ? '.' : lineOfSign[','] ? ',' : undefined;
  return sign ? { sign } : { question };
}
