import { say } from '../../testing/say.ts';
import { Button } from '../button/index.ts';
import { ActionBar } from './action-bar.tsx';

/** Room for the bar's background, which reaches over the gutters. */
export const sheet = { paddingInline: 16, overflow: 'clip' } as const;

export const PrimaryActionFirstThenWay = () => (
  <div style={sheet}>
    <ActionBar>
      <Button variant="primary">{say('Simpan', 'Save')}</Button>
      <Button variant="tertiary">{say('Kembali', 'Back')}</Button>
    </ActionBar>
  </div>
);

export const TwoPrimaryActions = () => (
  <div style={sheet}>
    <ActionBar>
      <Button variant="primary">{say('Simpan', 'Save')}</Button>
      <Button variant="primary">{say('Kembali', 'Back')}</Button>
    </ActionBar>
  </div>
);
