import { fill, formatQuantity, type NumberNotation, type NumberReading } from '@pabean/api/rules';
import type { UiMessages } from '../../messages/index.ts';

type Ambiguous = Extract<NumberReading, { kind: 'ambiguous' }>;
type Messages = UiMessages['numberField'];

/** The two readings of an ambiguous text, in figures and in words that cannot be confused. */
export function readingsInWords(reading: Ambiguous, notation: NumberNotation, messages: Messages) {
  const { thousands, decimal } = reading;
  // A button's text may break anywhere.
  const figures = (number: string) =>
    formatQuantity(number, { ...notation, decimals: 0 }).replace('\u00a0', ' ');
  const [whole = '', fraction = '0'] = decimal.split('.');
  const inThousands = fill(messages.thousands, {
    count: thousands.slice(0, -3),
    rest: Number(thousands.slice(-3)) || '',
  });
  return [
    {
      value: thousands,
      label: fill(messages.reading, { number: figures(thousands), words: inThousands.trim() }),
    },
    {
      value: decimal,
      label: fill(messages.reading, {
        number: figures(decimal),
        words: fill(messages.decimal, { whole, fraction }),
      }),
    },
  ] as const;
}
