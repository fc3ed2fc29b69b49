import { decimalOf, isDecimal, type NumberNotation } from './number-notation.ts';

/**
 * Why a typed text is not a number: it has other `characters`, no `digits`, `separators` that fit no notation, or it is
 * `tooLong`.
 */
export type TypedNumberProblem = 'characters' | 'digits' | 'separators' | 'tooLong';

/** The decimal separator of a number. */
export type DecimalSign = '.' | ',';

/** A typed text, read as a number. Values are decimals such as `-1234.5`. */
export type NumberReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'value'; readonly value: string }
  /** One separator before exactly three digits: a thousands or a decimal separator. */
  | {
      readonly kind: 'ambiguous';
      readonly separator: DecimalSign;
      readonly thousands: string;
      readonly decimal: string;
    }
  | { readonly kind: 'none'; readonly problem: TypedNumberProblem };

const longest = 80;
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g;
const fullWidth = /[\uff05\uff0b-\uff19]/g;
const minuses = /[\u2010-\u2013\u2212]/g;

/** Normalizes pasted characters to those of a keyboard. */
const clean = (typed: string) =>
  typed
    .replace(invisible, '')
    .replace(fullWidth, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(minuses, '-')
    .replace(/\s+/g, ' ')
    .trim();

const onlyDigits = /^[\d., ]+$/;

function withoutUnit(text: string, { before, after, alsoTyped = [] }: NumberNotation): string {
  if (onlyDigits.test(text)) return text;
  const lower = text.toLowerCase();
  const units = [before, after, ...alsoTyped]
    .flatMap((unit) => (unit ? [unit.toLowerCase()] : []))
    .sort((a, b) => b.length - a.length);
  const first = units.find((unit) => lower.startsWith(unit));
  if (first) return text.slice(first.length).trim();
  const last = units.find((unit) => lower.endsWith(unit));
  return last ? text.slice(0, -last.length).trim() : text;
}

/** The sign, before or after a unit, and the digits with their separators. */
function bare(text: string, notation: NumberNotation) {
  const outer = /^([-+]?) ?(.*)$/.exec(text);
  const rest = withoutUnit(outer?.[2] ?? '', notation);
  const inner = outer?.[1] ? null : /^([-+]) ?(.*)$/.exec(rest);
  const digits = inner?.[2] ?? rest;
  return {
    negative: (outer?.[1] || inner?.[1]) === '-',
    // “Rp 5.000,-” is a price without decimals.
    digits: notation.decimals === 0 ? digits.replace(/(\d)[.,] ?(?:--?|=)$/, '$1') : digits,
  };
}

const grouped = /^([1-9]\d{0,2})([ .,])(\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;
const plain = /^(\d*)(?:([.,])(\d+))?$/;

/**
 * Reads a typed or pasted number: `1.234.567`, `7,5`, `1 234,50`, `1,234.56`, `.5`, `Rp 5.000`.
 *
 * Indonesian and English notation are both read wherever the text fits only one of them: separators of two kinds, a
 * separator that occurs twice, or one that is not before exactly three digits. What fits both (`1.234`,
 * `12,500`) is ambiguous, and the user has to choose. The one exception: a point in a number without decimals groups
 * thousands, because `1.234` rupiah is everyday Indonesian and cannot be 1,234. The number of decimals and the bounds
 * of a kind decide nothing else: a number with too many decimals, or too large, must not be read as another number.
 */
export function readNumber(typed: string, notation: NumberNotation): NumberReading {
  const text = clean(typed);
  if (!text) return { kind: 'empty' };
  if (text.length > longest) return { kind: 'none', problem: 'tooLong' };
  const { negative, digits } = bare(text, notation);
  if (/[^\d., ]/.test(digits)) return { kind: 'none', problem: 'characters' };
  if (!/\d/.test(digits)) return { kind: 'none', problem: 'digits' };

  const [, head = '', group, tail = '', decimals = ''] = grouped.exec(digits) ?? [];
  const thousands = group && decimalOf(negative, head + tail.replace(/\D/g, ''), decimals);
  const [, whole = '', , fraction = ''] = plain.exec(digits) ?? [];
  const decimal = whole || fraction ? decimalOf(negative, whole, fraction) : undefined;

  if (thousands && decimal && !(notation.decimals === 0 && group === '.'))
    return { kind: 'ambiguous', separator: group === '.' ? '.' : ',', thousands, decimal };
  const value = thousands || decimal;
  if (!value) return { kind: 'none', problem: 'separators' };
  return isDecimal(value) ? { kind: 'value', value } : { kind: 'none', problem: 'tooLong' };
}

/**
 * Returns the decimal separator in whose notation a number is written, also where it has only thousands separators.
 * Undefined for a text that fits both notations, has no separator, or is not a number.
 */
export function decimalSignOf(typed: string, notation: NumberNotation): DecimalSign | undefined {
  if (readNumber(typed, notation).kind !== 'value') return undefined;
  const { digits } = bare(clean(typed), notation);
  const group = grouped.exec(digits)?.[2];
  if (group === '.') return ',';
  if (group === ',') return '.';
  if (digits.includes(',')) return ',';
  return digits.includes('.') ? '.' : undefined;
}

const asking = '?';

/**
 * Converts a typed text to a field's value: a decimal (`1.234,50` → `1234.5`), the empty text, or the text itself when
 * it is not a number, so that nothing is lost. An ambiguous text gets a `?` before it (`1.234` kg → `?1.234`), because
 * without it, it could pass for a decimal. The schema refuses everything but a decimal; see {@link numberProblem}.
 *
 * @param decimalSign The decimal separator, where it is known: then nothing is ambiguous.
 */
export function numberOrTyped(typed: string, notation: NumberNotation, decimalSign?: DecimalSign): string {
  const reading = readNumber(typed, notation);
  if (reading.kind === 'empty') return '';
  if (reading.kind === 'value') return reading.value;
  if (reading.kind !== 'ambiguous') return typed;
  if (!decimalSign) return asking + typed;
  return reading.separator === decimalSign ? reading.decimal : reading.thousands;
}

/** Returns whether a field's value is an ambiguous text, with the `?` of {@link numberOrTyped}. */
export const isAmbiguous = (value: string, notation: NumberNotation) =>
  value.startsWith(asking) && readNumber(value.slice(1), notation).kind === 'ambiguous';
