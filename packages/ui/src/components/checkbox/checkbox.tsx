import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { FieldError, type FieldProps, useField } from '../field/index.ts';
import * as styles from './checkbox.css.ts';

/** Props of {@link Checkbox}. */
export interface CheckboxProps
  extends Omit<FieldProps, 'labelHidden' | 'labelEnd' | 'locked' | 'width'>,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'size' | 'children'> {
  /**
   * Whether only some of the items that it represents are checked (indeterminate); drawn as a dash.
   *
   * @default false
   */
  indeterminate?: boolean;
  /** Help below the label, or why the box is disabled. */
  hint?: ReactNode;
}

/** Yes or no, applied when the form is sent: a statement, an option. `ref`, `name`… go to the input. */
export function Checkbox({ indeterminate = false, ...props }: CheckboxProps) {
  const { frame, control } = useField(props);
  const { readOnly: _, ...attributes } = control;
  const messages = useMessages('field');
  useLayoutEffect(() => {
    const box = document.getElementById(control.id);
    if (box instanceof HTMLInputElement) box.indeterminate = indeterminate;
  }, [control.id, indeterminate]);

  return (
    <div
      {...frame.root}
      className={rootClass(styles.field, frame.root.className)}
      data-invalid={frame.error ? '' : undefined}
    >
      <label className={styles.choice}>
        <input type="checkbox" {...attributes} className={styles.input} />
        <span>
          {frame.label}
          {frame.optional && ' '}
          {frame.optional && <span className={styles.optional}>{messages.optional}</span>}
        </span>
      </label>
      {frame.hint && (
        <div className={styles.hint} id={frame.hintId}>
          {frame.hint}
        </div>
      )}
      {frame.error && frame.errorId && <FieldError id={frame.errorId}>{frame.error}</FieldError>}
    </div>
  );
}
