import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { rootClass } from '../../class-names.ts';
import { type FieldProps, useField } from '../field/index.ts';
import * as styles from './switch.css.ts';

/** Props of {@link Switch}. */
export interface SwitchProps
  extends Pick<FieldProps, 'label' | 'id' | 'className' | 'style' | 'title'>,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'role' | 'size' | 'children' | 'readOnly'> {
  /**
   * Why it cannot be switched now. It is then shown as disabled with the reason under it, and stays focusable, so that
   * the reason is read.
   */
  reason?: ReactNode;
  /** Help below the label: what the setting does. */
  hint?: ReactNode;
}

/** Keeps the switch as it is. The browser would undo the click by itself, but React would not notice. */
function refuse(event: MouseEvent<HTMLInputElement>) {
  event.preventDefault();
  event.currentTarget.checked = !event.currentTarget.checked;
}

const ignore = () => undefined;

/**
 * A setting that is on or off and acts at once. For an answer in a form use a Checkbox. `ref`, `checked`, `onChange`…
 * go to the input; `className`, `style`, `title` and `data-*` to the wrapper.
 */
export function Switch({ reason, hint, ...props }: SwitchProps) {
  const { frame, control } = useField<FieldProps & typeof props>({ hint: reason ?? hint, ...props });
  const { readOnly: _, ...attributes } = control;
  return (
    <div {...frame.root} className={rootClass(styles.root, frame.root.className)}>
      <label className={styles.choice}>
        <input
          {...attributes}
          {...(reason && { 'aria-disabled': true, onClick: refuse, onChange: ignore })}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox itself has the checked state
          role="switch"
          className={styles.input}
        />
        <span>{frame.label}</span>
      </label>
      {frame.hint && (
        <div className={styles.hint} id={frame.hintId}>
          {frame.hint}
        </div>
      )}
    </div>
  );
}
