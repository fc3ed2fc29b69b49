import { cleanPhone } from '@pabean/api/rules';
import type { CodeFieldProps } from '../../codes/code-field-props.ts';
import { useTypedCode } from '../../codes/use-typed-code.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Field, useField } from '../field/index.ts';
import { PhoneEcho } from './phone-echo.tsx';
import * as styles from './phone-field.css.ts';

/** Props of {@link PhoneField}. */
export interface PhoneFieldProps extends CodeFieldProps {
  /**
   * The width of the control.
   *
   * @default 'phone'
   */
  width?: CodeFieldProps['width'];
}

/**
 * A phone number, typed with blanks, dashes and brackets as people like; on leaving they go, and the groups are shown
 * below. What travels is a text of 3 to 15 characters of digits, blank, `+`, `-`, `(` and `)`, so that the bare number
 * fits where a long way of writing it does not. What is no number stays as it was typed. With `register` add
 * `setValueAs: cleanPhone` (from `@pabean/api/rules`), for a form can be sent before the field is left.
 */
export function PhoneField({
  value,
  defaultValue,
  onValueChange,
  echo = true,
  ref,
  ...props
}: PhoneFieldProps) {
  const messages = useMessages('phoneField');
  const fixed = props.locked || props.disabled || props.readOnly;
  const typed = useTypedCode(cleanPhone, { ...props, value, defaultValue, onValueChange, ref });
  const { frame, control } = useField({
    ...(fixed ? {} : { hint: messages.example }),
    width: 'phone',
    ...props,
  });
  return (
    <Field
      {...frame}
      below={echo && !props.disabled && <PhoneEcho input={typed.input} first={value ?? defaultValue} />}
    >
      <input
        inputMode="tel"
        autoComplete="tel"
        {...control}
        {...typed.control}
        type="tel"
        className={styles.control}
        data-code=""
      />
    </Field>
  );
}
