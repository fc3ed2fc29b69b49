import { percent } from '@pabean/api/rules';
import { classNames } from '../../class-names.ts';
import { NumberField, type NumberFieldProps } from '../number-field/number-field.tsx';
import * as styles from './rate-field.css.ts';

/** Props of {@link RateField}. Values are percent as text (`7.5`); the control shows and takes `7,5`. */
export interface RateFieldProps extends NumberFieldProps {
  /**
   * The number of digits after the decimal comma.
   *
   * @default 1
   */
  decimals?: number;
  /**
   * Width of the control: the full column, half of it, 200 px as for a date, 240 px as for a phone number.
   *
   * @default 140 px
   */
  width?: 'full' | 'half' | 'date' | 'phone';
}

/**
 * A rate of duty or tax in percent.
 *
 * With `register` add `setValueAs: (typed) => numberOrTyped(typed, percent)`.
 */
export function RateField({ decimals = percent.decimals, className, ...props }: RateFieldProps) {
  return (
    <NumberField
      {...props}
      className={classNames(styles.rate, className)}
      notation={{ ...percent, decimals }}
    />
  );
}
