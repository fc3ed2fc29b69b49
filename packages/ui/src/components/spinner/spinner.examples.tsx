import { say } from '../../testing/say.ts';
import { Spinner } from './spinner.tsx';

export const WordsSayWhatIsWaited = () => (
  <p style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
    <Spinner /> {say('Memeriksa NPWP…', 'Checking the NPWP…')}
  </p>
);

export const RingAloneDoesNotSay = () => <Spinner label={say('Memeriksa NPWP', 'Checking the NPWP')} />;

export const WhatIsThereAlreadyStays = () => (
  <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
    <p>{say('12 pengajuan, 3 dalam proses', '12 applications, 3 in process')}</p>
    <p style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Spinner /> {say('Memperbarui…', 'Updating…')}
    </p>
  </div>
);

export const RingTakesPlace = () => (
  <p style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
    <Spinner /> {say('Memperbarui…', 'Updating…')}
  </p>
);
