import { type FieldLabel, officeWords, type PasswordContext } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { useOffice } from '@pabean/ui/office';
import { FormPasswordField, FormProblems, type SaveOptions, useZodForm } from '../internal/index.ts';
import { form as frame } from '../internal/page-form.css.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { useAccountMessages, useSharedMessages } from '../messages/use-messages.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import * as styles from './password.css.ts';
import { refuseCommon } from './refuse-common.ts';
import { type PasswordChangeValues, passwordChangeSchema } from './schema.ts';

/** Props of {@link ChangePasswordForm}. */
export interface ChangePasswordFormProps {
  /** User name of the account; also passed to password managers. */
  username: string;
  /** Whether the account has a second factor: then a shorter password is enough. */
  secondFactor: boolean;
  /** Saves the passwords. A rejection with `fieldErrors` is shown at the fields, any other above them. */
  onSave: (values: PasswordChangeValues, options: SaveOptions) => Promise<unknown>;
  /** Called once it is saved. The form is empty then. */
  onSaved: () => void;
  /** Called by “Cancel”. */
  onCancel: () => void;
  /** Called with true when there is unsaved input, and with false when there no longer is. */
  onDirtyChange?: (dirty: boolean) => void;
}

const empty: PasswordChangeValues = { password: '', newPassword: '', repeated: '' };
const labelKeys: Readonly<Record<string, FieldLabel>> = {
  password: 'currentPassword',
  newPassword: 'newPassword',
  repeated: 'repeatedPassword',
};

/** Changes the password of the signed-in account. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { username, onSave, onSaved, onCancel, onDirtyChange } = props;
  const messages = useAccountMessages('password');
  const { cancel } = useMessages('dialog');
  const shared = useSharedMessages();
  const office = useOffice();
  const secondFactor = props.secondFactor || office.twoFactor === 'required';
  const context: PasswordContext = { username, officeWords: officeWords(office), secondFactor };
  const form = useZodForm<PasswordChangeValues, PasswordChangeValues>({
    schema: passwordChangeSchema(context),
    defaultValues: empty,
    labelOf: (name) => shared.labels[labelKeys[name] ?? 'password'],
    async onSubmit(values, options) {
      await refuseCommon(values.newPassword, context, shared);
      await onSave(values, options);
      form.reset(empty, { keepFieldsRef: true });
      onSaved();
    },
  });
  useUnsaved(form, onDirtyChange);
  return (
    <form {...form.formProps} className={frame}>
      <FormProblems form={form} failed={shared.answers.passwordNotUpdated} />
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <FormPasswordField form={form} name="password" autoComplete="current-password" />
      <NewPasswordFields form={form} username={username} secondFactor={secondFactor} />
      <div className={styles.actions}>
        <Button
          variant="primary"
          type="submit"
          busy={form.formState.isSubmitting}
          busyLabel={messages.saving}
        >
          {messages.save}
        </Button>
        <Button variant="tertiary" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
