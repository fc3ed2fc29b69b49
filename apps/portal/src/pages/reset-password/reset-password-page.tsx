import { useSendPasswordLink } from '@pabean/api/hooks';
import { ForgotPasswordForm, FormsProvider } from '@pabean/forms';
import { LoginFrame, useOffice } from '@pabean/ui';
import { paths } from '../../paths.ts';
import { navigate } from '../../routing/address.ts';
import { useAccountWords } from '../../words/account-words.ts';
import { useDictionaries, useWords } from '../../words/words.tsx';
import { LoginDisplay } from '../login/login-display.tsx';

/** For those who have forgotten their password: a link is mailed to them. */
export function Page() {
  const { resetLead } = useAccountWords('password');
  const { resetPassword } = useWords('titles');
  return (
    <FormsProvider words={useDictionaries()}>
      <LoginFrame office={useOffice()} heading={resetPassword} lead={resetLead} display={<LoginDisplay />}>
        <ForgotPasswordForm onSend={useSendPasswordLink().run} onCancel={() => navigate(paths.login)} />
      </LoginFrame>
    </FormsProvider>
  );
}
