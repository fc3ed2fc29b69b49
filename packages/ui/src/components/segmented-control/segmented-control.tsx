import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { Tooltip } from '../tooltip/index.ts';
import * as styles from './segmented-control.css.ts';

/** One choice of {@link SegmentedControl}. */
export interface Segment<Value extends string = string> {
  /** What is reported when it is chosen. */
  value: Value;
  /** Its name. With an icon it is read and shown in a Tooltip, not drawn. */
  label: string;
  /** An icon of 16 px instead of the words. */
  icon?: ReactNode;
}

/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** What is being chosen, such as “Kerapatan baris”; for screen readers. */
  label: string;
  /** Two to four choices. */
  options: readonly Segment<Value>[];
  /** The current choice. */
  value: Value;
  /** Called with the choice. */
  onChange: (value: Value) => void;
}

/** A few ways to look at the same thing, side by side; it acts at once. For an answer in a form take radios. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an inline flex row with a legend inside
    <div {...rest} role="group" aria-label={label} className={classNames(styles.group, className)}>
      {options.map((option) => {
        const button = (
          <button
            type="button"
            className={styles.option}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.icon ?? option.label}
          </button>
        );
        if (!option.icon) return <Fragment key={option.value}>{button}</Fragment>;
        return (
          <Tooltip key={option.value} names text={option.label}>
            {button}
          </Tooltip>
        );
      })}
    </div>
  );
}
