import { cleanNpwp, fill } from '@pabean/api/rules';
import { type ChangeEvent, type ClipboardEvent, useState } from 'react';
import type { CodeFieldProps } from '../../codes/code-field-props.ts';
import { insertText } from '../../codes/insert-text.ts';
import { useTypedCode } from '../../codes/use-typed-code.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Field, useField } from '../field/index.ts';
import { NpwpEcho } from './npwp-echo.tsx';
import * as styles from './npwp-field.css.ts';
import { pickDigits } from './pick-digits.ts';

/** Props of {@link NpwpField}. */
export type NpwpFieldProps = CodeFieldProps;

/**
 * An NPWP, typed or pasted with dots, dashes and blanks; on blur it becomes bare, and its groups are shown below.
 * Numbers of the old length can be typed: the form decides whether sixteen digits are required. With `register` add
 * `setValueAs: cleanNpwp` (from `@pabean/api/rules`), because a form can be submitted before the field loses the focus.
 */
export function NpwpField({
  value,
  defaultValue,
  onValueChange,
  echo = true,
  ref,
  ...props
}: NpwpFieldProps) {
  const messages = useMessages('npwpField');
  const [pasted, setPasted] = useState('');
  const fixed = props.locked || props.disabled || props.readOnly;
  const typed = useTypedCode(cleanNpwp, { ...props, value, defaultValue, onValueChange, ref, onChange });
  const { frame, control } = useField({ ...(fixed ? {} : { hint: messages.rule }), ...props });

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    setPasted('');
    props.onChange?.(event);
  }
  /** Only digits are pasted; any other text is named in a message, not dropped silently. */
  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    props.onPaste?.(event);
    const { digits, dropped } = pickDigits(event.clipboardData.getData('text'));
    if (fixed || event.defaultPrevented) return;
    event.preventDefault();
    insertText(event.currentTarget, digits);
    if (!digits) setPasted(messages.noDigits);
    else setPasted(dropped && fill(messages.dropped, { dropped }));
  }
  const note = pasted || (typed.left?.length === 15 && /^\d+$/.test(typed.left) ? messages.old : '');
  return (
    <Field
      {...frame}
      below={
        <div>
          {echo && !props.disabled && (
            <NpwpEcho input={typed.input} first={value ?? defaultValue} typing={typed.typing} />
          )}
          <p role="status" className={styles.note}>
            {note}
          </p>
        </div>
      }
    >
      <input
        inputMode="numeric"
        autoComplete="off"
        {...control}
        {...typed.control}
        type="text"
        className={styles.control}
        data-code=""
        onPaste={onPaste}
      />
    </Field>
  );
}
