import { PasswordField } from '@pabean/ui/password-field';
import { Progress } from '@pabean/ui/progress';
import { say } from '../../../ui/src/testing/say.ts';
import { PasswordHint } from './password-hint.tsx';

/** Has capitals, digits and a sign, but is too short. */
const sample = 'Importir#26';

export const TellsWhichRulesAreKept = () => (
  <div style={{ display: 'grid', gap: 12 }}>
    <PasswordField
      label={say('Password baru', 'New password')}
      autoComplete="new-password"
      defaultValue={sample}
    />
    <PasswordHint password={sample} username="importir" secondFactor={false} />
  </div>
);

export const MeterPraisesWhatServerRefuses = () => (
  <div style={{ display: 'grid', gap: 12 }}>
    <PasswordField
      label={say('Password baru', 'New password')}
      autoComplete="new-password"
      defaultValue={sample}
    />
    <Progress label={say('Kekuatan: kuat', 'Strength: strong')} value={0.9} />
  </div>
);
