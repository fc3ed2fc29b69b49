import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProblems, FormTextField, type SaveOptions, useZodForm } from '../internal/index.ts';
import { form as frame } from '../internal/page-form.css.ts';
import { useAccountMessages, useSharedMessages } from '../messages/use-messages.ts';
import * as styles from './password.css.ts';
import { type PasswordLinkValues, passwordLinkRequest } from './schema.ts';

/** Props of {@link ForgotPasswordForm}. */
export interface ForgotPasswordFormProps {
  /** Requests the e-mail. A rejection with `fieldErrors` is shown at the field, any other above it. */
  onSend: (values: PasswordLinkValues, options: SaveOptions) => Promise<unknown>;
  /** Called by “Cancel”. */
  onCancel: () => void;
  /**
   * The initial address.
   *
   * @default ''
   */
  email?: string;
}

/**
 * Requests an e-mail with a link for a new password. Once it is sent the form reports it and stays, so that it can be requested
 * again.
 */
export function ForgotPasswordForm({ onSend, onCancel, email = '' }: ForgotPasswordFormProps) {
  const messages = useAccountMessages('password');
  const { cancel } = useMessages('dialog');
  const { labels, answers } = useSharedMessages();
  const sentId = useId();
  const [sentTo, setSentTo] = useState<string>();
  const form = useZodForm<PasswordLinkValues, PasswordLinkValues>({
    schema: passwordLinkRequest,
    defaultValues: { email },
    labelOf: () => labels.email,
    async onSubmit(values, options) {
      setSentTo(undefined);
      await onSend(values, options);
      flushSync(() => setSentTo(values.email));
      document.getElementById(sentId)?.focus();
    },
  });
  return (
    <form {...form.formProps} className={frame}>
      {sentTo !== undefined && (
        <Alert
          id={sentId}
          role="group"
          aria-label={answers.resetLinkSent}
          tabIndex={-1}
          tone="success"
          heading={answers.resetLinkSent}
        >
          {messages.sentAdvice}
        </Alert>
      )}
      <FormProblems
        form={form}
        failed={messages.notSent}
        instead={[answers.emailUnknown]}
        advice={(reason) => reason === answers.emailUnknown && messages.notSentAdvice}
      />
      <FormTextField
        form={form}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={messages.emailHint}
      />
      <div className={styles.actions}>
        <Button
          variant="primary"
          type="submit"
          busy={form.formState.isSubmitting}
          busyLabel={messages.sending}
        >
          {sentTo === undefined ? messages.send : messages.sendAgain}
        </Button>
        <Button variant="tertiary" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
