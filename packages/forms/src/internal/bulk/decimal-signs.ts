import { type DecimalSign, decimalSignOf, type NumberNotation, readNumber } from '@pabean/api/rules';
import type { ReadLine } from './read-lines.ts';

/** A number that can be read in two ways, where nothing in its text says which. */
export interface SignQuestion {
  /** What stands there. */
  readonly typed: string;
  readonly separator: DecimalSign;
  readonly thousands: string;
  readonly decimal: string;
}

/** How the numbers of a text are written. */
export interface DecimalSigns {
  /** What stands before decimals. Left out where nobody knows. */
  readonly sign?: DecimalSign | undefined;
  /** What has to be asked, for nothing says it. */
  readonly question?: SignQuestion | undefined;
  /** The lines that say that a comma stands there, and that a point does. Left out where all agree. */
  readonly mixed?: Readonly<Record<DecimalSign, number>> | undefined;
}

/**
 * How the numbers of a text are written: as its numbers that fit one notation only say.
 *
 * @param notations The kinds of numbers that the columns hold; undefined for columns of text.
 * @param answered What somebody said who was asked.
 */
export function findDecimalSigns(
  lines: readonly Pick<ReadLine, 'line' | 'cells'>[],
  notations: readonly (NumberNotation | undefined)[],
  answered?: DecimalSign,
): DecimalSigns {
  const said: Partial<Record<DecimalSign, number>> = {};
  let question: SignQuestion | undefined;
  for (const [column, notation] of notations.entries()) {
    if (!notation) continue;
    const seen = new Set<string>();
    for (const { line, cells } of lines) {
      const cell = cells[column];
      if (!cell || seen.has(cell) || !/[.,]/.test(cell)) continue;
      seen.add(cell);
      const sign = decimalSignOf(cell, notation);
      if (sign) said[sign] = Math.min(line, said[sign] ?? line);
      if (sign || question) continue;
      const reading = readNumber(cell, notation);
      if (reading.kind === 'ambiguous') question = { typed: cell, ...reading };
    }
  }
  if (answered) return { sign: answered };
  if (said['.'] && said[',']) return { mixed: { '.': said['.'], ',': said[','] } };
  const sign = said['.'] ? '.' : said[','] ? ',' : undefined;
  return sign ? { sign } : { question };
}
