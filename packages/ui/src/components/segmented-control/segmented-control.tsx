import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { rootClass } from '../../class-names.ts';
import { Tooltip } from '../tooltip/index.ts';
import * as styles from './segmented-control.css.ts';

/** One choice of {@link SegmentedControl}. */
export interface Segment<Value extends string = string> {
  /** The value that is reported when it is chosen. */
  value: Value;
  /** Its label. With an icon it is the accessible name and is shown in a Tooltip. */
  label: string;
  /** An icon of 16 px instead of the text. */
  icon?: ReactNode;
}

/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The name of the choice, such as “Row density”; for screen readers. */
  label: string;
  /** Two to four choices. */
  options: readonly Segment<Value>[];
  /** The current choice. */
  value: Value;
  /** Called with the choice. */
  onChange: (value: Value) => void;
}

/**
 * A choice between a few views of the same thing, side by side; it acts at once. For an answer in a form use radio
 * buttons.
 */
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
    <div {...rest} role="group" aria-label={label} className={rootClass(styles.group, className)}>
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
