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
 * An NPWP, typed or pasted with dots, dashes and blanks; on leaving it is bare, and its groups stand below. Numbers of
 * the old length can be typed: whether sixteen digits are asked is the form's to say. With `register` add
 * `setValueAs: cleanNpwp` (from `@pabean/api/rules`), for a form can be sent before the field is left.
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
  /** Only digits come in; what else the text holds is named, not lost in silence. */
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
