import { useResetLinkCheck, useResetPassword } from '@pabean/api/hooks';
import { FormsProvider } from '@pabean/forms/messages';
import { NewPasswordForm } from '@pabean/forms/password';
import { Alert } from '@pabean/ui/alert';
import { ButtonLink } from '@pabean/ui/button';
import { Link } from '@pabean/ui/link';
import { LoginFrame } from '@pabean/ui/login-frame';
import { useOffice } from '@pabean/ui/office';
import { LoginDisplay } from '../../display/login-display.tsx';
import { hrefTo, paths } from '../../paths.ts';
import { navigate } from '../../routing/address.ts';
import type { PageProps } from '../../routing/route.ts';
import { tellAtLogin } from '../../session/arrival-notice.tsx';
import { orSay } from '../../session/or-say.ts';
import { useAccountWords } from '../../words/account-words.ts';
import { useDictionaries, useSharedWords, useWords } from '../../words/words.tsx';
import { useLinkToken } from './use-link-token.ts';

/** A new password, by way of a mailed link; then the login. */
export function Page({ params }: PageProps) {
  const words = useAccountWords('password');
  const { updatePassword } = useWords('titles');
  const { answers } = useSharedWords();
  const token = useLinkToken(params.token ?? '');
  const isSpent = useResetLinkCheck(token || undefined).data?.valid === false;
  const reset = useResetPassword();
  const newLink = hrefTo(paths.resetPassword);
  return (
    <FormsProvider words={useDictionaries()}>
      <LoginFrame
        office={useOffice()}
        heading={updatePassword}
        lead={token && !isSpent && words.updateLead}
        display={<LoginDisplay />}
      >
        {token && !isSpent ? (
          <NewPasswordForm
            onSave={(newPassword, options) =>
              reset.run({ token, newPassword }, options).catch(orSay(answers.passwordNotUpdated))
            }
            onSaved={() => {
              tellAtLogin(answers.passwordUpdated);
              navigate(paths.login, { replace: true });
            }}
            newLink={<Link href={newLink}>{words.newLink}</Link>}
          />
        ) : (
          <Alert
            role="alert"
            tone="warning"
            heading={isSpent ? words.linkSpent : words.noLink}
            action={<ButtonLink href={newLink}>{words.askForLink}</ButtonLink>}
          >
            {isSpent ? words.linkSpentText : words.noLinkText}
          </Alert>
        )}
        <Link href={hrefTo(paths.login)}>{words.toLogin}</Link>
      </LoginFrame>
    </FormsProvider>
  );
}
