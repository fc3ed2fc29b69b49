import { fill, formatQuantity, rupiah, scaledNumber } from '@pabean/api/rules';
import { classNames } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { NumberField, type NumberFieldProps } from '../number-field/number-field.tsx';
import * as styles from './money-field.css.ts';

/**
 * Props of {@link MoneyField}. Values are whole rupiah as text (`5418792`); the control shows and takes `5.418.792`.
 */
export interface MoneyFieldProps extends NumberFieldProps {
  /**
   * Width of the control: the full column, half of it, 200 px as for a date, 240 px as for a phone number.
   *
   * @default 280 px
   */
  width?: 'full' | 'half' | 'date' | 'phone';
}

/**
 * An amount in rupiah. Below it the amount is shown with its scale (“Rp 5.418.792 (about 5,4 million)”), so that a zero
 * too many is noticed. For a comma before three digits (`1,234`) the field asks which amount is meant.
 *
 * With `register` add `setValueAs: (typed) => numberOrTyped(typed, rupiah)`.
 */
export function MoneyField({ className, ...props }: MoneyFieldProps) {
  const messages = useMessages('moneyField');
  const { reading } = useMessages('numberField');
  const echo = (value: string) => {
    const amount = formatQuantity(value, rupiah);
    const scaled = scaledNumber(value);
    if (!scaled) return amount;
    const short = fill(messages[scaled.scale], { number: scaled.number });
    return scaled.exact
      ? fill(reading, { number: amount, words: short })
      : fill(messages.approximately, { amount, short });
  };
  return (
    <NumberField {...props} className={classNames(styles.money, className)} notation={rupiah} echo={echo} />
  );
}
