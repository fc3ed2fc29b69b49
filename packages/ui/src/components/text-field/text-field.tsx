import type { ComponentProps } from 'react';
import { Field, type FieldProps, useField } from '../field/index.ts';
import * as styles from './text-field.css.ts';

/** Props of {@link TextField}. */
export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'maxLength' | 'width' | 'size' | 'children'> {
  /**
   * Whether the value is a code that is read aloud, such as an NPWP: set in a monospace font.
   *
   * @default false
   */
  code?: boolean;
  /** The unit before the number, such as `Rp`. */
  unitBefore?: string;
  /** The unit after the number, such as `kg`. */
  unitAfter?: string;
}

/**
 * One line of text: a name, a number, a code. `ref`, `name`, `onChange`… go to the input. There is no `maxLength`: a
 * browser would cut a pasted text silently. Report a text that is too long with `error`.
 */
export function TextField({ code, unitBefore, unitAfter, ...props }: TextFieldProps) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame} start={unitBefore} end={unitAfter}>
      <input type="text" {...control} className={styles.control} data-code={code ? '' : undefined} />
    </Field>
  );
}
