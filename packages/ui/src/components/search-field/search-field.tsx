import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../button/index.ts';
import { Field, type FieldProps, useField } from '../field/index.ts';
import { clearInput } from './clear-input.ts';
import * as styles from './search-field.css.ts';

/** Props of {@link SearchField}. */
export interface SearchFieldProps
  extends Omit<FieldProps, 'locked' | 'optional'>,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'width' | 'size' | 'children'> {
  /**
   * Height: 32 or 40 px; in compact density 28 and 36.
   *
   * @default 'medium'
   */
  size?: 'small' | 'medium';
}

/**
 * A search field with a button that clears it. In a table's toolbar its label is hidden and the placeholder names the
 * searched fields. `ref`, `name`, `onChange`… go to the input; clearing calls `onChange` too.
 */
export function SearchField({ size, labelHidden = true, ...props }: SearchFieldProps) {
  const { frame, control } = useField({ ...props, labelHidden });
  const messages = useMessages('searchField');
  const clear = (
    <IconButton
      label={messages.clear}
      icon={<X size={16} />}
      size={size ?? 'medium'}
      onClick={() => clearInput(control.id)}
    />
  );
  return (
    <Field {...frame} start={<Search size={16} />} button={clear}>
      <input
        autoComplete="off"
        {...control}
        type="search"
        placeholder={control.placeholder ?? ' '}
        className={styles.input}
        data-size={size}
      />
    </Field>
  );
}
