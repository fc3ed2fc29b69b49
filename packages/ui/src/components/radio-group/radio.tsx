import { type ComponentProps, type ReactNode, useId } from 'react';
import * as styles from './radio-group.css.ts';

/** One choice of a RadioGroup. */
export interface RadioOption {
  /** The value that is sent. */
  value: string;
  /** The label. */
  label: ReactNode;
  /** A second line that explains the choice. */
  hint?: ReactNode;
  /**
   * Whether it is visible but cannot be chosen.
   *
   * @default false
   */
  disabled?: boolean;
}

/** Props of {@link Radio}. */
export interface RadioProps extends ComponentProps<'input'> {
  /** Its choice. */
  option: RadioOption;
  /** Whether it is on a plate. */
  plate: boolean;
}

/** A radio button with its label; only inside a RadioGroup. */
export function Radio({ option, plate, disabled, ...rest }: RadioProps) {
  const hintId = useId();
  return (
    <label className={plate ? styles.plate : styles.choice} data-hinted={option.hint ? '' : undefined}>
      <input
        {...rest}
        type="radio"
        value={option.value}
        disabled={disabled || option.disabled}
        aria-labelledby={`${hintId}-label`}
        aria-describedby={option.hint ? hintId : undefined}
        className={styles.input}
      />
      <span id={`${hintId}-label`} className={option.hint ? styles.strong : undefined}>
        {option.label}
      </span>
      {option.hint && (
        <span className={styles.hint} id={hintId}>
          {option.hint}
        </span>
      )}
    </label>
  );
}
