import { registrationFiles } from '@pabean/api/contract';
import { accessOptions, fill, type UploadLimit } from '@pabean/api/rules';
import { FieldRow } from '@pabean/ui/field-row';
import { useWatch } from 'react-hook-form';
import {
  FormFileField,
  FormPasswordField,
  FormSelect,
  FormTextField,
  type ZodForm,
} from '../internal/index.ts';
import * as frame from '../internal/page-form.css.ts';
import { useAccountMessages, useSharedMessages } from '../messages/use-messages.ts';
import { PasswordHint } from '../password/index.ts';
import * as styles from './registration.css.ts';
import { fileNames, type RegistrationFormValues } from './schema.ts';

interface Part {
  form: ZodForm<RegistrationFormValues>;
}

/** Props of {@link AccountFields}. */
export interface AccountFieldsProps extends Part {
  /** Whether every account has a second factor beside its password. */
  secondFactor: boolean;
  /** Called when the password is focused. */
  onNewPassword: () => void;
}

/** The purpose of the account, and its credentials. */
export function AccountFields({ form, secondFactor, onNewPassword }: AccountFieldsProps) {
  const messages = useAccountMessages('registration');
  const { access } = useSharedMessages();
  return (
    <fieldset className={frame.group}>
      <legend className={frame.legend}>{messages.account}</legend>
      <FieldRow className={styles.fields}>
        <FormSelect
          form={form}
          name="access"
          placeholder={messages.chooseAccess}
          options={accessOptions.map(({ name }) => ({ value: name, label: access[name] }))}
        />
        <FormTextField
          form={form}
          name="username"
          hint={messages.usernameHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className={styles.withHint}>
          <FormPasswordField
            form={form}
            name="password"
            autoComplete="new-password"
            onFocus={onNewPassword}
          />
          <NewPasswordHint form={form} secondFactor={secondFactor} />
        </div>
      </FieldRow>
    </fieldset>
  );
}

/** Only this re-renders with each key press. */
function NewPasswordHint({ form, secondFactor }: Omit<AccountFieldsProps, 'onNewPassword'>) {
  const [password, username] = useWatch({ control: form.control, name: ['password', 'username'] });
  return <PasswordHint password={password} username={username.trim()} secondFactor={secondFactor} />;
}

/** Props of {@link AttachmentFields}. */
export interface AttachmentFieldsProps extends Part {
  limit: UploadLimit;
  /** Names of files of a restored draft, by field. */
  missing: Readonly<Record<string, string>>;
}

/** The four files. A file missing from a draft is asked for again by name. */
export function AttachmentFields({ form, limit, missing }: AttachmentFieldsProps) {
  const messages = useAccountMessages('registration');
  return (
    <fieldset className={frame.group}>
      <legend className={frame.legend}>{messages.attachments}</legend>
      <FieldRow className={styles.fields}>
        {fileNames.map((name) => (
          <FormFileField
            key={name}
            form={form}
            name={name}
            limit={limit}
            optional={!registrationFiles[name].required}
            hint={missing[name] && fill(messages.chooseAgain, { name: missing[name] })}
            hasProgress={false}
          />
        ))}
      </FieldRow>
    </fieldset>
  );
}
