import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../button/index.ts';
import { Field, type FieldProps, useField } from '../field/index.ts';
import * as styles from './password-field.css.ts';

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps
  extends Omit<FieldProps, 'locked'>,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'width' | 'size' | 'children'> {
  /** Tells the password manager whether to fill in the current password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until the user shows it. `ref`, `name`, `onChange`… go to the input. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { frame, control } = useField(props);
  const messages = useMessages('passwordField');
  const reveal = (
    <IconButton
      label={messages.show}
      icon={shown ? <EyeOff size={20} strokeWidth={1.75} /> : <Eye size={20} strokeWidth={1.75} />}
      aria-pressed={shown}
      aria-controls={control.id}
      disabled={props.disabled}
      onClick={() => setShown(!shown)}
    />
  );
  return (
    <Field {...frame} button={reveal}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...control}
        type={shown ? 'text' : 'password'}
        className={styles.control}
      />
    </Field>
  );
}
