import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldProps, useField } from '../field/index.ts';
import * as styles from './select.css.ts';

/** One choice of a list. */
export interface SelectOption {
  /** The value that is sent. */
  value: string;
  /** The label. */
  label: string;
  /**
   * The language of the label, where that is not the page's: `dataLanguage` of the rules for data.
   *
   * @default that of the page
   */
  lang?: string;
  /**
   * Whether it is visible but cannot be chosen.
   *
   * @default false
   */
  disabled?: boolean;
}

/** Props of {@link Select}. */
export interface SelectProps
  extends Omit<FieldProps, 'locked'>,
    Omit<ComponentProps<'select'>, keyof FieldProps | 'size' | 'multiple' | 'children'> {
  /** The choices, in their order. */
  options: readonly SelectOption[];
  /** The label of an empty first choice, such as “Choose a warehouse”. Without it the first option is chosen. */
  placeholder?: string;
  /**
   * Height: 32 or 40 px; in compact density 28 and 36.
   *
   * @default 'medium'
   */
  size?: 'small' | 'medium';
}

/**
 * A choice from a list of 6 to about 20, as the browser's native control. For fewer use a RadioGroup, for long lists a
 * Combobox, for a value that cannot change a locked TextField.
 */
export function Select({ options, placeholder, size, ...props }: SelectProps) {
  const { frame, control } = useField(props);
  const { readOnly: _, ...attributes } = control;
  return (
    <Field {...frame} end={<ChevronDown size={16} />}>
      <select {...attributes} className={styles.select} data-size={size}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, lang, disabled }) => (
          <option key={value} value={value} lang={lang} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
