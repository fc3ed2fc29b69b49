import { useIdentityTypes, useProfile } from '@pabean/api/hooks';
import { FormsProvider } from '@pabean/forms/messages';
import { PageHeader } from '@pabean/ui/page-header';
import { Loaded } from '../../loading/loaded.tsx';
import { useAppMessages, useDictionaries } from '../../messages/language-provider.tsx';
import { useAccountMessages } from '../../messages/use-account-messages.ts';
import { Identity } from './identity.tsx';
import * as styles from './profile.css.ts';
import { Security } from './security.tsx';
import { Sessions } from './sessions.tsx';
import { TwoFactor } from './two-factor.tsx';

/** The account's identity, security settings, and sessions. */
export function Page() {
  const messages = useAccountMessages('profile');
  const { profile: title } = useAppMessages('titles');
  return (
    <FormsProvider messages={useDictionaries()}>
      <PageHeader heading={title}>{messages.lead}</PageHeader>
      <div className={styles.parts}>
        <Loaded of={[useProfile(), useIdentityTypes()]} loading={messages.loading} failed={messages.failed}>
          {(profile, types) => <Identity profile={profile} identityTypes={types} />}
        </Loaded>
        <Security />
        <TwoFactor />
        <Sessions />
      </div>
    </FormsProvider>
  );
}
