import { useIdentityTypes, useProfile } from '@pabean/api/hooks';
import { FormsProvider } from '@pabean/forms/messages';
import { PageHeader } from '@pabean/ui/page-header';
import { Loaded } from '../../loading/loaded.tsx';
import { useAccountWords } from '../../words/account-words.ts';
import { useDictionaries, useWords } from '../../words/words.tsx';
import { Identity } from './identity.tsx';
import * as styles from './profile.css.ts';
import { Security } from './security.tsx';
import { Sessions } from './sessions.tsx';
import { TwoFactor } from './two-factor.tsx';

/** The own account: who it is to the office, what keeps it safe, and where it is signed in. */
export function Page() {
  const words = useAccountWords('profile');
  const { profile: title } = useWords('titles');
  return (
    <FormsProvider words={useDictionaries()}>
      <PageHeader heading={title}>{words.lead}</PageHeader>
      <div className={styles.parts}>
        <Loaded of={[useProfile(), useIdentityTypes()]} loading={words.loading} failed={words.failed}>
          {(profile, types) => <Identity profile={profile} identityTypes={types} />}
        </Loaded>
        <Security />
        <TwoFactor />
        <Sessions />
      </div>
    </FormsProvider>
  );
}
