import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { type FieldProps, useField } from '../field/index.ts';
import * as styles from './switch.css.ts';

/** Props of {@link Switch}. */
export interface SwitchProps
  extends Pick<FieldProps, 'label' | 'id' | 'className' | 'style' | 'title'>,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'role' | 'size' | 'children' | 'readOnly'> {
  /**
   * Why it cannot be switched now. It is then shown as disabled with the reason under it, and can still be reached,
   * so that the reason is heard.
   */
  reason?: ReactNode;
  /** Help below the label: what the setting does. */
  hint?: ReactNode;
}

/** Leaves the switch as it is. The browser would take the click back by itself, but React would not learn of that. */
function refuse(event: MouseEvent<HTMLInputElement>) {
  event.preventDefault();
  event.currentTarget.checked = !event.currentTarget.checked;
}

const ignore = () => undefined;

/**
 * A setting that is on or off and acts at once. For an answer in a form take a Checkbox. `ref`, `checked`, `onChange`…
 * go to the input; `className`, `style`, `title` and `data-*` to the wrapper.
 */
export function Switch({ reason, hint, ...props }: SwitchProps) {
  const { frame, control } = useField<FieldProps & typeof props>({ hint: reason ?? hint, ...props });
  const { readOnly: _, ...attributes } = control;
  return (
    <div {...frame.root} className={classNames(styles.root, frame.root.className)}>
      <label className={styles.choice}>
        <input
          {...attributes}
          {...(reason && { 'aria-disabled': true, onClick: refuse, onChange: ignore })}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: whether it is on is told by the checkbox itself
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
