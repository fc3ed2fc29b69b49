import { say } from '../../testing/say.ts';
import { TextField } from './text-field.tsx';

export const HintStaysReadableWhilePeople = () => (
  <TextField
    label={say('Nomor Permohonan', 'Application number')}
    hint={say('Contoh: 119/SNB/IX/2024', 'Example: 119/SNB/IX/2024')}
  />
);

export const ExampleIsGoneWithFirst = () => (
  <TextField
    label={say('Nomor Permohonan', 'Application number')}
    placeholder={say('Contoh: 119/SNB/IX/2024', 'Example: 119/SNB/IX/2024')}
  />
);

export const WhatMayBeLeftOut = () => (
  <div style={{ display: 'grid', gap: 16 }}>
    <TextField label={say('Nama', 'Name')} />
    <TextField label={say('Jabatan', 'Position')} optional />
  </div>
);

export const AsteriskHasToBeExplained = () => (
  <div style={{ display: 'grid', gap: 16 }}>
    <TextField label={say('Nama *', 'Name *')} />
    <TextField label={say('Jabatan', 'Position')} />
  </div>
);
