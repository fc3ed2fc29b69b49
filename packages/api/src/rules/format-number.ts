import { decimalOf, decimalParts, isDecimal, type NumberNotation } from './number-notation.ts';
import { isAmbiguous, readNumber } from './typed-number.ts';

function groups(digits: string): string {
  const first = digits.length % 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].filter(Boolean).join('.');
}

function inIndonesian(decimal: string, decimals: number): string {
  const { minus, whole, fraction } = decimalParts(decimal);
  const written = fraction.padEnd(decimals, '0');
  return `${minus}${groups(whole)}${written && ','}${written}`;
}

function trimmed(number: string | number): string | undefined {
  const text = String(number);
  if (!isDecimal(text)) return undefined;
  const { minus, whole, fraction } = decimalParts(text);
  return decimalOf(minus !== '', whole, fraction);
}

/**
 * Formats a number: `1234.5` kg → `1.234,50`. Decimals beyond the notation's are kept; a text that is not a decimal is
 * returned unchanged.
 */
export function formatNumber(
  number: string | number,
  { decimals, onlyWhereSome }: Pick<NumberNotation, 'decimals' | 'onlyWhereSome'>,
): string {
  const decimal = trimmed(number);
  return decimal === undefined ? String(number) : inIndonesian(decimal, onlyWhereSome ? 0 : decimals);
}

/** Formats a number with its unit: `Rp 5.418.792`, `82,00 kg`, `7,5 %`, with no-break spaces. */
export function formatQuantity(number: string | number, notation: NumberNotation): string {
  const decimal = trimmed(number);
  const minus = notation.before && decimal?.startsWith('-') ? '-' : '';
  const digits = formatNumber(minus ? String(number).slice(1) : number, notation);
  return [notation.before && minus + notation.before, digits, notation.after].filter(Boolean).join('\u00a0');
}

/**
 * Formats a field's value as the text in the input. {@link numberOrTyped} parses that text to the same value: where the
 * usual notation would be ambiguous (1,5 with three decimals as `1,500`; 1,234), zeros are removed or one is added.
 */
export function writtenNumber(value: string, notation: NumberNotation): string {
  if (isAmbiguous(value, notation)) return value.slice(1);
  const decimal = trimmed(value);
  if (decimal === undefined) return value;
  const usual = inIndonesian(decimal, notation.onlyWhereSome ? 0 : notation.decimals);
  const short = inIndonesian(decimal, 0);
  const readBack = (text: string) => {
    const reading = readNumber(text, notation);
    return reading.kind === 'value' && reading.value === decimal;
  };
  return [usual, short].find(readBack) ?? `${short}0`;
}

/** A scale of large numbers: 10³, 10⁶, 10⁹, 10¹². */
export type NumberScale = 'thousand' | 'million' | 'billion' | 'trillion';

const scales: readonly (readonly [NumberScale, number])[] = [
  ['trillion', 1e12],
  ['billion', 1e9],
  ['million', 1e6],
  ['thousand', 1e3],
];

/**
 * Returns a whole number in its scale, with one decimal at most: `5418792` → `{ number: '5,4', scale: 'million', exact:
 * false }`. Undefined below one thousand, above 15 digits, and for a text that is not a whole number.
 */
export function scaledNumber(decimal: string) {
  if (!/^-?[1-9]\d{3,14}$/.test(decimal)) return undefined;
  const size = Math.abs(Number(decimal));
  // 999.950 becomes one million: in thousands it would be rounded to 1.000.
  const [scale, unit] = scales.find(([, each]) => size >= each - each / 20_000) ?? ['thousand', 1e3];
  const tenth = unit / 10;
  const tenths = Math.round(size / tenth);
  const number = formatNumber((decimal.startsWith('-') ? -tenths : tenths) / 10, { decimals: 0 });
  return { number, scale, exact: tenths * tenth === size } as const;
}
