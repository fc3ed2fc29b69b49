/** How numbers of one kind are written in Indonesia: points group thousands, a comma stands before the decimals. */
export interface NumberNotation {
  /** How many digits are written behind the comma. */
  readonly decimals: number;
  /** Whether they are written only where there are some, such as of pieces. @default false */
  readonly onlyWhereSome?: boolean;
  /** The unit before the number, such as `Rp`. */
  readonly before?: string;
  /** The unit after the number, such as `kg`. */
  readonly after?: string;
  /** Other spellings of the unit that people type or paste, such as `IDR`. */
  readonly alsoTyped?: readonly string[];
}

/** Amounts of money: whole rupiah, `Rp 5.418.792`. */
export const rupiah: NumberNotation = { decimals: 0, before: 'Rp', alsoTyped: ['Rp.', 'IDR'] };

/** Weights: two decimals, `82,00 kg`. */
export const kilograms: NumberNotation = { decimals: 2, after: 'kg', alsoTyped: ['kgs', 'kg.'] };

/** Quantities: pieces, or a part of a measure, `2` and `1,5`. */
export const pieces: NumberNotation = { decimals: 2, onlyWhereSome: true };

/** Rates of duty and tax: one decimal, `7,5 %`. */
export const percent: NumberNotation = { decimals: 1, after: '%', alsoTyped: ['persen'] };

/**
 * Whether a text is a decimal: digits, and a point before decimals if there are any (`-1234.5`), at most 30 characters.
 * This is how numbers travel between field and form: as text, so that nothing is rounded; `Number(decimal)` is exact up
 * to 15 digits.
 */
export const isDecimal = (text: string) => text.length <= 30 && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text);

/** Parts of a number as digits → its one decimal: no zeros that say nothing, no minus zero. */
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
