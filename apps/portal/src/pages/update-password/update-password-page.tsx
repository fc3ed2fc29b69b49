import { useResetLinkCheck, useResetPassword } from '@pabean/api/hooks';
import { FormsProvider } from '@pabean/forms/messages';
import { NewPasswordForm } from '@pabean/forms/password';
import { Alert } from '@pabean/ui/alert';
import { ButtonLink } from '@pabean/ui/button';
import { Link } from '@pabean/ui/link';
import { LoginFrame } from '@pabean/ui/login-frame';
import { useOffice } from '@pabean/ui/office';
import { LoginDisplay } from '../../display/login-display.tsx';
import { useAppMessages, useDictionaries, useSharedMessages } from '../../messages/language-provider.tsx';
import { useAccountMessages } from '../../messages/use-account-messages.ts';
import { hrefTo, paths } from '../../paths.ts';
import { navigate } from '../../routing/address.ts';
import type { PageProps } from '../../routing/route.ts';
import { showAtLogin } from '../../session/arrival-notice.tsx';
import { withDefaultMessage } from '../../session/default-message.ts';
import { useLinkToken } from './use-link-token.ts';

/** A new password, by a mailed link; then the login. */
export function Page({ params }: PageProps) {
  const messages = useAccountMessages('password');
  const { updatePassword } = useAppMessages('titles');
  const { answers } = useSharedMessages();
  const token = useLinkToken(params.token ?? '');
  const isSpent = useResetLinkCheck(token || undefined).data?.valid === false;
  const reset = useResetPassword();
  const newLink = hrefTo(paths.resetPassword);
  return (
    <FormsProvider messages={useDictionaries()}>
      <LoginFrame
        office={useOffice()}
        heading={updatePassword}
        lead={token && !isSpent && messages.updateLead}
        display={<LoginDisplay />}
      >
        {token && !isSpent ? (
          <NewPasswordForm
            onSave={(newPassword, options) =>
              reset.run({ token, newPassword }, options).catch(withDefaultMessage(answers.passwordNotUpdated))
            }
            onSaved={() => {
              showAtLogin(answers.passwordUpdated);
              navigate(paths.login, { replace: true });
            }}
            newLink={<Link href={newLink}>{messages.newLink}</Link>}
          />
        ) : (
          <Alert
            role="alert"
            tone="warning"
            heading={isSpent ? messages.linkSpent : messages.noLink}
            action={<ButtonLink href={newLink}>{messages.askForLink}</ButtonLink>}
          >
            {isSpent ? messages.linkSpentText : messages.noLinkText}
          </Alert>
        )}
        <Link href={hrefTo(paths.login)}>{messages.toLogin}</Link>
      </LoginFrame>
    </FormsProvider>
  );
}
