import { useCaptcha, useRegister } from '@pabean/api/hooks';
import { FormsProvider } from '@pabean/forms/messages';
import { RegistrationForm } from '@pabean/forms/registration';
import { PageHeader } from '@pabean/ui/page-header';
import { useState } from 'react';
import { useDrafts } from '../../drafts/use-drafts.ts';
import { useAppMessages, useDictionaries } from '../../messages/language-provider.tsx';
import { useAccountMessages } from '../../messages/use-account-messages.ts';
import { paths } from '../../paths.ts';
import { navigate } from '../../routing/address.ts';
import { leaveFor, useLeaveGuard } from '../../routing/leave-guard.ts';
import { showAtLogin } from '../../session/arrival-notice.tsx';

/** Registers an account; afterwards the login opens. */
export function Page() {
  const { lead, done } = useAccountMessages('register');
  const { register: heading } = useAppMessages('titles');
  const register = useRegister();
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty);
  return (
    <FormsProvider messages={useDictionaries()}>
      <PageHeader heading={heading}>{lead}</PageHeader>
      <RegistrationForm
        loadCaptcha={useCaptcha('register')}
        draft={{ store: useDrafts() }}
        onDirtyChange={setDirty}
        onSave={register.run}
        onSaved={({ message }) => {
          showAtLogin(message || done);
          leaveFor(paths.login);
        }}
        onBack={() => navigate(paths.login)}
      />
    </FormsProvider>
  );
}
