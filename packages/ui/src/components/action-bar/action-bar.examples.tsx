import type { CSSProperties } from 'react';
import { say } from '../../testing/say.ts';
import { Button } from '../button/index.ts';
import { ActionBar } from './action-bar.tsx';

/** A page with gutters, over which the bar's background reaches. */
export const sheet = { '--pb-page-gutter': '16px', paddingInline: 'var(--pb-page-gutter)' } as CSSProperties;

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
