import { officeWords, type PasswordContext } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { useOffice } from '@pabean/ui/office';
import type { ReactNode } from 'react';
import { FormProblems, type SaveOptions, useZodForm } from '../internal/index.ts';
import { form as frame } from '../internal/page-form.css.ts';
import { useAccountMessages, useSharedMessages } from '../messages/use-messages.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import * as styles from './password.css.ts';
import { refuseCommon } from './refuse-common.ts';
import { type NewPasswordValues, newPasswordSchema } from './schema.ts';

/** Props of {@link NewPasswordForm}. */
export interface NewPasswordFormProps {
  /** Saves the new password. A rejection with `fieldErrors` is shown at the field, any other above it. */
  onSave: (newPassword: string, options: SaveOptions) => Promise<unknown>;
  /** Called once it is saved. */
  onSaved: () => void;
  /** A link to request a new e-mail, shown if saving failed. */
  newLink: ReactNode;
}

/**
 * Sets a new password after following a link in an e-mail. The account is not known here, so some rules can only be checked by
 * the server.
 */
export function NewPasswordForm({ onSave, onSaved, newLink }: NewPasswordFormProps) {
  const messages = useAccountMessages('password');
  const shared = useSharedMessages();
  const office = useOffice();
  // An account with a second factor may have a shorter password: the required length comes from the server.
  const context: PasswordContext = { officeWords: officeWords(office), secondFactor: true };
  const form = useZodForm<NewPasswordValues, NewPasswordValues>({
    schema: newPasswordSchema(context),
    defaultValues: { newPassword: '', repeated: '' },
    labelOf: (name) => shared.labels[name === 'repeated' ? 'repeatedPassword' : 'newPassword'],
    async onSubmit({ newPassword }, options) {
      await refuseCommon(newPassword, context, shared);
      await onSave(newPassword, options);
      onSaved();
    },
  });
  return (
    <form {...form.formProps} className={frame}>
      <FormProblems
        form={form}
        failed={shared.answers.passwordNotUpdated}
        advice={(reason) =>
          // If the server did not respond, the link may still be valid.
          !Object.values(shared.failures).includes(reason) && (
            <>
              {messages.linkAdvice} {newLink}
            </>
          )
        }
      />
      <NewPasswordFields form={form} />
      <div className={styles.actions}>
        <Button
          variant="primary"
          type="submit"
          busy={form.formState.isSubmitting}
          busyLabel={messages.saving}
        >
          {messages.save}
        </Button>
      </div>
    </form>
  );
}
