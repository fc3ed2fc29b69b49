import { Button } from '@pabean/ui/button';
import { PasswordField } from '@pabean/ui/password-field';
import { say } from '../../../ui/src/testing/say.ts';

const column = { display: 'grid', gap: 16 } as const;

export const WhatElseHappensIsSaid = () => (
  <div style={column}>
    <span>
      {say('Setelah disimpan, semua sesi lain berakhir.', 'All other sessions end once it is saved.')}
    </span>
    <PasswordField label={say('Password baru', 'New password')} autoComplete="new-password" />
    <div>
      <Button variant="primary">{say('Simpan password', 'Save the password')}</Button>
    </div>
  </div>
);

export const NobodyExpectsToBeSigned = () => (
  <div style={column}>
    <PasswordField label={say('Password baru', 'New password')} autoComplete="new-password" />
    <div>
      <Button variant="primary">{say('Simpan password', 'Save the password')}</Button>
    </div>
  </div>
);
