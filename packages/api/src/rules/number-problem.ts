import { decimalParts, isDecimal, type NumberNotation } from './number-notation.ts';
import { isAmbiguous } from './typed-number.ts';

/** Bounds of a number. */
export interface NumberBounds {
  /** The smallest allowed number. */
  readonly min?: number;
  /** The largest allowed number. */
  readonly max?: number;
}

/** Why a field's value is refused; the codes are those of the shared dictionary's refusals. */
export type NumberProblem = 'number' | 'ambiguous' | 'whole' | 'decimals' | 'atLeast' | 'atMost';

/**
 * Returns why the value of a number field is refused, or undefined when it is valid. The empty text is not a number.
 */
export function numberProblem(
  value: string,
  notation: NumberNotation,
  { min, max }: NumberBounds = {},
): NumberProblem | undefined {
  if (isAmbiguous(value, notation)) return 'ambiguous';
  if (!isDecimal(value)) return 'number';
  if (decimalParts(value).fraction.length > notation.decimals)
    return notation.decimals === 0 ? 'whole' : 'decimals';
  // Minus zero is not smaller than zero, but is a typing error.
  if (min !== undefined && (Number(value) < min || (min >= 0 && value.startsWith('-')))) return 'atLeast';
  return max !== undefined && Number(value) > max ? 'atMost' : undefined;
}
