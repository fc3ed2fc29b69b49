/** How numbers of one kind are written in Indonesian: points group thousands, a comma precedes the decimals. */
export interface NumberNotation {
  /** Number of decimals. */
  readonly decimals: number;
  /** Whether decimals are written only if there are any, such as for pieces. @default false */
  readonly onlyWhereSome?: boolean;
  /** The unit before the number, such as `Rp`. */
  readonly before?: string;
  /** The unit after the number, such as `kg`. */
  readonly after?: string;
  /** Other spellings of the unit that users type or paste, such as `IDR`. */
  readonly alsoTyped?: readonly string[];
}

/** Amounts of money: whole rupiah, `Rp 5.418.792`. */
export const rupiah: NumberNotation = { decimals: 0, before: 'Rp', alsoTyped: ['Rp.', 'IDR'] };

/** Weights: two decimals, `82,00 kg`. */
export const kilograms: NumberNotation = { decimals: 2, after: 'kg', alsoTyped: ['kgs', 'kg.'] };

/** Quantities: pieces, or fractions of a measure, `2` and `1,5`. */
export const pieces: NumberNotation = { decimals: 2, onlyWhereSome: true };

/** Rates of duty and tax: one decimal, `7,5 %`. */
export const percent: NumberNotation = { decimals: 1, after: '%', alsoTyped: ['persen'] };

/**
 * Returns whether a text is a decimal: digits, and a point before decimals if there are any (`-1234.5`), at most 30
 * characters. Numbers are passed between field and form as text, so that nothing is rounded; `Number(decimal)` is exact
 * up to 15 digits.
 */
export const isDecimal = (text: string) => text.length <= 30 && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text);

/** Builds a decimal from its digits, without superfluous zeros and minus zero. */
export function decimalOf(negative: boolean, whole: string, fraction: string): string {
  const bareWhole = whole.replace(/^0+/, '') || '0';
  const bareFraction = fraction.replace(/0+$/, '');
  const size = bareFraction ? `${bareWhole}.${bareFraction}` : bareWhole;
  return negative && size !== '0' ? `-${size}` : size;
}

/** The parts of a decimal. */
export function decimalParts(decimal: string) {
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.');
  return { minus: decimal.startsWith('-') ? '-' : '', whole, fraction };
}
