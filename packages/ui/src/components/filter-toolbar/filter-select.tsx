import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';
import type { SelectOption } from '../select/index.ts';
import * as styles from './filter-select.css.ts';

/** Props of {@link FilterSelect}. */
export interface FilterSelectProps
  extends Omit<ComponentProps<'select'>, 'size' | 'multiple' | 'children' | 'onChange' | 'value'> {
  /** What is chosen, such as “Jenis izin”; for screen readers. The first option says it for everybody else. */
  label: string;
  /** The choices, in order. */
  options: readonly SelectOption[];
  /** The current choice. */
  value: string;
  /** Called with the choice. */
  onChange: (value: string) => void;
}

/** A small choice without a visible label, for a toolbar or a pager. In a form take a Select. */
export function FilterSelect({ label, options, onChange, className, style, ...rest }: FilterSelectProps) {
  return (
    <span className={classNames(styles.box, className)} style={style}>
      <select
        aria-label={label}
        {...rest}
        className={styles.select}
        data-size="small"
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.arrow} size={16} aria-hidden />
    </span>
  );
}
