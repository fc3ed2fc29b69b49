import { type ComponentProps, useId } from 'react';
import { Field, type FieldProps, useField } from '../field/index.ts';
import { Radio, type RadioOption } from './radio.tsx';
import * as styles from './radio-group.css.ts';

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps
  extends Omit<FieldProps, 'locked'>,
    Omit<
      ComponentProps<'input'>,
      | keyof FieldProps
      | 'type'
      | 'size'
      | 'children'
      | 'checked'
      | 'defaultChecked'
      | 'value'
      | 'defaultValue'
    > {
  /** The choices: two to five, or more long ones with the layout `list`. */
  options: readonly RadioOption[];
  /** The chosen value of a controlled group. */
  value?: string;
  /** The initial value. */
  defaultValue?: string;
  /**
   * Each choice on a plate; or `inline`, as many on a line as fit, for two or three short ones; or `list`, for more
   * than five long ones: in columns without plates, on a phone below each other.
   *
   * @default 'plates'
   */
  layout?: 'plates' | 'inline' | 'list';
  /**
   * How many choices are side by side; on a phone two instead of three, and one where plates have a second line.
   *
   * @default 3
   */
  columns?: 1 | 2 | 3;
}

/**
 * One of a few choices, all visible. `ref`, `name`, `onChange`… go to every radio button; the id is the group's. For
 * six short ones and more use a Select.
 */
export function RadioGroup({
  options,
  layout = 'plates',
  columns = 3,
  value,
  defaultValue,
  ...props
}: RadioGroupProps) {
  const { frame, control } = useField(props);
  const labelId = useId();
  const ownName = useId();
  const { id, readOnly: _, ...rest } = control;
  const { 'aria-describedby': described, 'aria-invalid': invalid, ...radio } = rest;
  return (
    <Field {...frame} groupLabelId={labelId}>
      <div
        id={id}
        role="radiogroup"
        aria-labelledby={labelId}
        aria-describedby={described}
        aria-invalid={invalid}
        className={styles.group}
        data-layout={layout}
        data-columns={columns}
      >
        {options.map((option) => (
          <Radio
            key={option.value}
            name={ownName}
            {...radio}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            option={option}
            plate={layout === 'plates'}
          />
        ))}
      </div>
    </Field>
  );
}
