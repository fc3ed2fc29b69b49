import { useSendPasswordLink } from '@pabean/api/hooks';
import { FormsProvider } from '@pabean/forms/messages';
import { ForgotPasswordForm } from '@pabean/forms/password';
import { LoginFrame } from '@pabean/ui/login-frame';
import { useOffice } from '@pabean/ui/office';
import { LoginDisplay } from '../../display/login-display.tsx';
import { useAppMessages, useDictionaries, useSharedMessages } from '../../messages/language-provider.tsx';
import { useAccountMessages } from '../../messages/use-account-messages.ts';
import { paths } from '../../paths.ts';
import { navigate } from '../../routing/address.ts';
import { withDefaultMessage } from '../../session/default-message.ts';

/** Mails a link to choose a new password. */
export function Page() {
  const { resetLead } = useAccountMessages('password');
  const { resetPassword } = useAppMessages('titles');
  const { answers } = useSharedMessages();
  const send = useSendPasswordLink();
  return (
    <FormsProvider messages={useDictionaries()}>
      <LoginFrame office={useOffice()} heading={resetPassword} lead={resetLead} display={<LoginDisplay />}>
        <ForgotPasswordForm
          onSend={(values, options) =>
            send.run(values, options).catch(withDefaultMessage(answers.emailUnknown))
          }
          onCancel={() => navigate(paths.login)}
        />
      </LoginFrame>
    </FormsProvider>
  );
}
