import { cleanContainerNumber, containerProblem, fill } from '@pabean/api/rules';
import type { CodeFieldProps } from '../../codes/code-field-props.ts';
import { useTypedCode } from '../../codes/use-typed-code.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Field, useField } from '../field/index.ts';
import { CheckDigitHelp } from './check-digit-help.tsx';
import { ContainerEcho } from './container-echo.tsx';
import * as styles from './container-number-field.css.ts';

/** Props of {@link ContainerNumberField}. */
export type ContainerNumberFieldProps = CodeFieldProps;

/**
 * A container number, typed or pasted with blanks, dashes and in small letters; on blur it becomes bare and uppercase.
 * Once ten characters are typed the check digit is shown; a wrong one is an error that names the correct one, whether
 * the form or the field itself shows it. The form checks everything else. With `register` add
 * `setValueAs: cleanContainerNumber` (from `@pabean/api/rules`), because a form can be submitted before the field loses
 * the focus.
 */
export function ContainerNumberField({
  value,
  defaultValue,
  onValueChange,
  echo = true,
  ref,
  ...props
}: ContainerNumberFieldProps) {
  const messages = useMessages('containerNumberField');
  const fixed = props.locked || props.disabled || props.readOnly;
  const typed = useTypedCode(cleanContainerNumber, { ...props, value, defaultValue, onValueChange, ref });
  const wrong = typed.left !== undefined && containerProblem(typed.left) === 'checkDigit';
  const label = typeof props.label === 'string' ? props.label : messages.name;
  const sentence = props.error || (wrong && fill(messages.invalid, { label }));
  const now = { input: typed.input, first: value ?? defaultValue };
  const { frame, control } = useField({
    ...(fixed ? {} : { hint: messages.example }),
    width: 'date',
    ...props,
    error: sentence && (
      <>
        {sentence}
        <CheckDigitHelp {...now} />
      </>
    ),
  });
  return (
    <Field
      {...frame}
      below={echo && !props.disabled && <ContainerEcho {...now} quiet={Boolean(sentence || fixed)} />}
    >
      <input
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...control}
        {...typed.control}
        type="text"
        className={styles.input}
        data-code=""
      />
    </Field>
  );
}
