import { kilograms } from '@pabean/api/rules';
import { classNames } from '../../class-names.ts';
import { NumberField, type NumberFieldProps } from '../number-field/number-field.tsx';
import * as styles from './weight-field.css.ts';

/** Props of {@link WeightField}. Values are kilograms as text (`82.5`); the control shows and takes `82,50`. */
export interface WeightFieldProps extends NumberFieldProps {
  /**
   * The number of digits after the decimal comma.
   *
   * @default 2
   */
  decimals?: number;
  /**
   * Width of the control: the full column, half of it, 200 px as for a date, 240 px as for a phone number.
   *
   * @default 200 px
   */
  width?: 'full' | 'half' | 'date' | 'phone';
}

/**
 * A weight in kilograms. For a separator before three digits (`1.234`) the field asks which number is meant: in
 * documents in English that is a little more than one kilogram.
 *
 * With `register` add `setValueAs: (typed) => numberOrTyped(typed, kilograms)`.
 */
export function WeightField({ decimals = kilograms.decimals, className, ...props }: WeightFieldProps) {
  return (
    <NumberField
      {...props}
      className={classNames(styles.weight, className)}
      notation={{ ...kilograms, decimals }}
    />
  );
}
