import { useEffect, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { FormPasswordField, type ZodForm } from '../internal/index.ts';
import * as styles from './password.css.ts';
import { PasswordHint, type PasswordHintProps } from './password-hint.tsx';

/** Props of {@link NewPasswordFields}. */
export interface NewPasswordFieldsProps<Values extends FieldValues>
  extends Pick<PasswordHintProps, 'username' | 'secondFactor'> {
  /** A form with the values `newPassword` and `repeated`. */
  form: ZodForm<Values>;
}

/** A new password with its rules, and its repetition. */
export function NewPasswordFields<Values extends FieldValues>({
  form,
  ...about
}: NewPasswordFieldsProps<Values>) {
  const name = 'newPassword' as FieldPath<Values>;
  return (
    <>
      <div className={styles.withHint}>
        <FormPasswordField form={form} name={name} autoComplete="new-password" />
        <HintOf form={form} name={name} {...about} />
      </div>
      <FormPasswordField form={form} name={'repeated' as FieldPath<Values>} autoComplete="new-password" />
    </>
  );
}

/** Only this re-renders with each key press. */
function HintOf<Values extends FieldValues>({
  form,
  name,
  ...about
}: NewPasswordFieldsProps<Values> & { name: FieldPath<Values> }) {
  const [password, setPassword] = useState(() => form.getValues(name) as string);
  const { subscribe, getValues } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => setPassword(getValues(name) as string),
      }),
    [subscribe, getValues, name],
  );
  return <PasswordHint {...about} password={password} />;
}
