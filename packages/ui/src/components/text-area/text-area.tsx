import type { ComponentProps } from 'react';
import { Field, type FieldProps, useField } from '../field/index.ts';
import * as styles from './text-area.css.ts';

/** Props of {@link TextArea}. */
export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentProps<'textarea'>, keyof FieldProps | 'maxLength' | 'children'> {}

/**
 * Text of several lines: an address, a reason. `ref`, `name`, `rows`… go to the text area. There is no `maxLength`:
 * report a text that is too long with `error`.
 */
export function TextArea(props: TextAreaProps) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame}>
      <textarea rows={2} {...control} className={styles.area} />
    </Field>
  );
}
