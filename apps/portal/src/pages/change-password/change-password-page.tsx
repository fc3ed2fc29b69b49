import { useChangePassword } from '@pabean/api/hooks';
import { FormsProvider } from '@pabean/forms/messages';
import { ChangePasswordForm } from '@pabean/forms/password';
import { PageHeader } from '@pabean/ui/page-header';
import { useToast } from '@pabean/ui/toast';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { navigate } from '../../routing/address.ts';
import { leaveFor, useLeaveGuard } from '../../routing/leave-guard.ts';
import { useSignedIn } from '../../session/session-context.ts';
import { useAccountWords } from '../../words/account-words.ts';
import { useDictionaries, useSharedWords, useWords } from '../../words/words.tsx';
import * as styles from './change-password.css.ts';

/** A new password for whoever is signed in; their other sessions end. */
export function Page() {
  const words = useAccountWords('password');
  const { changePassword } = useWords('titles');
  const { answers } = useSharedWords();
  const { user } = useSignedIn();
  const change = useChangePassword();
  const toast = useToast();
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty);
  return (
    <FormsProvider words={useDictionaries()}>
      <PageHeader heading={changePassword}>{words.changeLead}</PageHeader>
      <div className={styles.column}>
        <ChangePasswordForm
          username={user.username}
          secondFactor={user.twoFactorEnabled}
          onSave={change.run}
          onSaved={() => {
            toast.show(`${answers.passwordUpdated}. ${words.othersEnded}`);
            leaveFor(paths.profile);
          }}
          onCancel={() => navigate(paths.dashboard)}
          onDirtyChange={setDirty}
        />
      </div>
    </FormsProvider>
  );
}
