import type { IdentityType, Profile } from '@pabean/api/contract';
import { useChangeNpwp } from '@pabean/api/hooks';
import { dataLanguage, glossOf, id, identityTypes } from '@pabean/api/rules';
import { NpwpDialog } from '@pabean/forms/npwp-dialog';
import { Alert } from '@pabean/ui/alert';
import { Badge } from '@pabean/ui/badge';
import { Button } from '@pabean/ui/button';
import { DescriptionItem, DescriptionList } from '@pabean/ui/description-list';
import { Glossed } from '@pabean/ui/messages';
import { Npwp } from '@pabean/ui/npwp';
import { useToast } from '@pabean/ui/toast';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useSharedMessages } from '../../messages/language-provider.tsx';
import { useAccountMessages } from '../../messages/use-account-messages.ts';
import * as styles from './profile.css.ts';

/** Props of {@link Identity}. */
export interface IdentityProps {
  profile: Profile;
  identityTypes: readonly IdentityType[];
}

/** The account's identity, and the change of its NPWP while it is still allowed. */
export function Identity({ profile, identityTypes: types }: IdentityProps) {
  const messages = useAccountMessages('profile');
  const shared = useSharedMessages();
  const { labels } = shared;
  const change = useChangeNpwp();
  const toast = useToast();
  const [changing, setChanging] = useState(false);
  const { identityType, identityNumber, awaitsVerification } = profile;
  const type = types.find(({ code }) => code === identityType)?.label ?? identityType;
  const close = () => setChanging(false);
  return (
    <section className={styles.part} aria-labelledby="identitas">
      <div className={styles.head}>
        <h2 id="identitas">{messages.identity}</h2>
        {profile.mayChangeNpwp && (
          <Button size="small" className={styles.onScreen} onClick={() => setChanging(true)}>
            {messages.changeNpwp}
          </Button>
        )}
      </div>
      {awaitsVerification && <Alert heading={messages.waiting}>{messages.waitingText}</Alert>}
      <DescriptionList columns={2}>
        <DescriptionItem term={labels.identityType}>
          <Glossed word={type} gloss={glossOf(identityType, shared.identityTypes, id.identityTypes)} />
        </DescriptionItem>
        <DescriptionItem term={labels.identityNumber}>
          <span className={styles.number}>
            {identityType === identityTypes.npwp ? <Npwp value={identityNumber} /> : identityNumber}
            {awaitsVerification && (
              <Badge tone="warning" icon={<Clock size={14} aria-hidden />}>
                {messages.waiting}
              </Badge>
            )}
          </span>
        </DescriptionItem>
        <DescriptionItem term={labels.name} lang={dataLanguage}>
          {profile.name}
        </DescriptionItem>
        <DescriptionItem term={labels.address} lang={dataLanguage}>
          {profile.address || messages.unknown}
        </DescriptionItem>
        <DescriptionItem term={labels.phone}>{profile.phone || messages.unknown}</DescriptionItem>
        <DescriptionItem term={labels.email}>{profile.email}</DescriptionItem>
        <DescriptionItem term={labels.username}>{profile.username}</DescriptionItem>
      </DescriptionList>
      <NpwpDialog
        open={changing}
        onSave={change.run}
        onSaved={() => {
          toast.show(messages.npwpSaved);
          close();
        }}
        onRequestClose={close}
      />
    </section>
  );
}
