import { useChangePassword } from '@pabean/api/hooks';
import { FormsProvider } from '@pabean/forms/messages';
import { ChangePasswordForm } from '@pabean/forms/password';
import { PageHeader } from '@pabean/ui/page-header';
import { useToast } from '@pabean/ui/toast';
import { useState } from 'react';
import { useAppMessages, useDictionaries, useSharedMessages } from '../../messages/language-provider.tsx';
import { useAccountMessages } from '../../messages/use-account-messages.ts';
import { paths } from '../../paths.ts';
import { navigate } from '../../routing/address.ts';
import { leaveFor, useLeaveGuard } from '../../routing/leave-guard.ts';
import { useSignedIn } from '../../session/session-context.ts';
import * as styles from './change-password.css.ts';

/** Changes the password of the signed-in account; its other sessions end. */
export function Page() {
  const messages = useAccountMessages('password');
  const { changePassword } = useAppMessages('titles');
  const { answers } = useSharedMessages();
  const { user } = useSignedIn();
  const change = useChangePassword();
  const toast = useToast();
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty);
  return (
    <FormsProvider messages={useDictionaries()}>
      <PageHeader heading={changePassword}>{messages.changeLead}</PageHeader>
      <div className={styles.column}>
        <ChangePasswordForm
          username={user.username}
          secondFactor={user.twoFactorEnabled}
          onSave={change.run}
          onSaved={() => {
            toast.show(`${answers.passwordUpdated}. ${messages.othersEnded}`);
            leaveFor(paths.profile);
          }}
          onCancel={() => navigate(paths.dashboard)}
          onDirtyChange={setDirty}
        />
      </div>
    </FormsProvider>
  );
}
