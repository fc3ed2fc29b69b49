import {
  useActivateTwoFactor,
  useDeactivateTwoFactor,
  useMe,
  useRenewRecoveryCodes,
  useStartTwoFactor,
} from '@pabean/api/hooks';
import { TwoFactorDialog, type TwoFactorDialogProps } from '@pabean/forms/two-factor';
import { Badge } from '@pabean/ui/badge';
import { Button } from '@pabean/ui/button';
import { useOffice } from '@pabean/ui/office';
import { useState } from 'react';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { useAccountMessages } from '../../messages/use-account-messages.ts';
import { useSignedIn } from '../../session/session-context.ts';
import * as styles from './profile.css.ts';

/** The second factor: whether it is active, and buttons to change it. */
export function TwoFactor() {
  const messages = useAccountMessages('ownTwoFactor');
  const titles = useAppMessages('titles');
  const { twoFactor } = useOffice();
  const { user } = useSignedIn();
  const { data = user } = useMe();
  const [purpose, setPurpose] = useState<TwoFactorDialogProps['purpose']>();
  const start = useStartTwoFactor();
  const activate = useActivateTwoFactor();
  const deactivate = useDeactivateTwoFactor();
  const renew = useRenewRecoveryCodes();
  const isOn = data.twoFactorEnabled;
  return (
    <section className={styles.part} aria-labelledby="dua-langkah">
      <div className={styles.head}>
        <h2 id="dua-langkah" className={styles.number}>
          {titles.tfaVerify}{' '}
          <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? messages.on : messages.off}</Badge>
        </h2>
        <div className={`${styles.number} ${styles.onScreen}`}>
          {isOn ? (
            <>
              <Button size="small" onClick={() => setPurpose('codes')}>
                {messages.newCodes}
              </Button>
              {twoFactor === 'optional' && (
                <Button size="small" onClick={() => setPurpose('off')}>
                  {messages.switchOff}
                </Button>
              )}
            </>
          ) : (
            <Button size="small" onClick={() => setPurpose('on')}>
              {messages.switchOn}
            </Button>
          )}
        </div>
      </div>
      <p>{twoFactor === 'required' ? messages.requiredText : messages.text}</p>
      {purpose && (
        <TwoFactorDialog
          purpose={purpose}
          username={user.username}
          onStart={start.run}
          onActivate={async (otp) => (await activate.run(otp)).recoveryCodes}
          onDeactivate={deactivate.run}
          onRenew={async (proof) => (await renew.run(proof)).recoveryCodes}
          onRequestClose={() => setPurpose(undefined)}
        />
      )}
    </section>
  );
}
