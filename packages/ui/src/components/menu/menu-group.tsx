import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './menu.css.ts';

/** Props of {@link MenuGroup}. */
export interface MenuGroupProps extends ComponentProps<'div'> {
  /** The heading of the group. */
  label: ReactNode;
}

/** Items of a menu that belong together. */
export function MenuGroup({ label, className, children, ...rest }: MenuGroupProps) {
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu owns groups by role; a fieldset is not a valid child
    <div role="group" aria-labelledby={labelId} {...rest} className={rootClass(styles.group, className)}>
      <div id={labelId} className={styles.groupLabel}>
        {label}
      </div>
      {children}
    </div>
  );
}

/** One choice of a {@link MenuRadioGroup}. */
export interface MenuOption<Value extends string = string> {
  /** The value that is reported when it is chosen. */
  value: Value;
  /** Its label. */
  label: ReactNode;
  /** An icon before the label, 16 px. */
  icon?: ReactNode;
}

/** Props of {@link MenuRadioGroup}. */
export interface MenuRadioGroupProps<Value extends string = string> extends Omit<MenuGroupProps, 'onChange'> {
  /** The choices, in order. */
  options: readonly MenuOption<Value>[];
  /** The value of the current choice. */
  value: Value;
  /** Called with the new choice. The menu stays open, so that the effect is visible. */
  onChange: (value: Value) => void;
}

/** A choice of one out of a few settings, such as the theme. */
export function MenuRadioGroup<Value extends string>({
  options,
  value,
  onChange,
  ...rest
}: MenuRadioGroupProps<Value>) {
  return (
    <MenuGroup {...rest}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="menuitemradio"
          aria-checked={option.value === value}
          tabIndex={-1}
          className={styles.item}
          onClick={() => onChange(option.value)}
        >
          {option.icon}
          <span className={styles.text}>{option.label}</span>
          {option.value === value && <Check size={16} className={styles.check} />}
        </button>
      ))}
    </MenuGroup>
  );
}
