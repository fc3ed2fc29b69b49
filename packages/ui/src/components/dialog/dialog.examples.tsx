import { say } from '../../testing/say.ts';
import { Button } from '../button/button.tsx';
import { Panel } from '../panel/index.ts';
import { Toast } from '../toast/toast.tsx';

export const ButtonSaysWhereItLeads = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
    <Button>{say('Tutup', 'Close')}</Button>
    <Button variant="primary">{say('Lengkapi data', 'Complete the data')}</Button>
  </div>
);

export const OKDoesNotSay = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
    <Button>{say('Tutup', 'Close')}</Button>
    <Button variant="primary">OK</Button>
  </div>
);

export const WhatWorkedIsSaid = () => (
  <Toast onDismiss={() => undefined}>{say('Berhasil menyimpan', 'Saved')}</Toast>
);

export const AsDialogItMust = () => (
  <Panel>
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <p>{say('Berhasil menyimpan', 'Saved')}</p>
      <Button>{say('Tutup', 'Close')}</Button>
    </div>
  </Panel>
);
