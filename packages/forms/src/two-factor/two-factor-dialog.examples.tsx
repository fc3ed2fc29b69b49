import { Button } from '@pabean/ui/button';
import { say } from '../../../ui/src/testing/say.ts';

/** The second factor's state in the profile. */
const Choices = ({ canSwitchOff }: { canSwitchOff?: boolean }) => (
  <div style={{ display: 'grid', gap: 12 }}>
    <p style={{ margin: 0 }}>
      {say('Verifikasi dua langkah aktif, diwajibkan kantor.', 'Two-factor is on, as the office requires.')}
    </p>
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button>{say('Kode pemulihan baru', 'New recovery codes')}</Button>
      {canSwitchOff && <Button variant="danger-edge">{say('Nonaktifkan', 'Switch off')}</Button>}
    </div>
  </div>
);

export const OfficeRequiresTwoFactor = () => <Choices />;

export const OfficeRequiresTwoFactorAndSwitching = () => <Choices canSwitchOff />;
