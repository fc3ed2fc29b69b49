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
  width?: 'full' | 'half' | 'date' | 'phone';
}

/**
 * A phone number, typed with blanks, dashes and brackets; on blur these are removed, and the groups are shown below.
 * The value to send is a text of 3 to 15 characters of digits, blank, `+`, `-`, `(` and `)`, so that the bare number
 * fits where a longer notation does not. A text that is not a number stays as typed. With `register` add
 * `setValueAs: cleanPhone` (from `@pabean/api/rules`), because a form can be submitted before the field loses the
 * focus.
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
