import { say } from '../../testing/say.ts';
import { TextField } from '../text-field/index.ts';
import { PasswordField } from './password-field.tsx';

export const RuleIsKnownBeforeFirst = () => (
  <PasswordField
    label={say('Password baru', 'New password')}
    hint={say('Paling sedikit 15 karakter.', 'At least 15 characters.')}
    autoComplete="new-password"
  />
);

export const RuleIsToldOnlyAfter = () => (
  <PasswordField
    label={say('Password baru', 'New password')}
    error={say('Password paling sedikit 15 karakter', 'The password needs at least 15 characters')}
    autoComplete="new-password"
    defaultValue="rahasia"
  />
);

export const WhatWasRightStays = () => (
  <div style={{ display: 'grid', gap: 16 }}>
    <TextField
      label={say('Email', 'E-mail')}
      error={say('Alamat email belum lengkap', 'The e-mail address is incomplete')}
      defaultValue="budi@"
    />
    <PasswordField
      label={say('Password baru', 'New password')}
      autoComplete="new-password"
      defaultValue="rahasia12345678"
    />
  </div>
);

export const PasswordMustBeTypedAgain = () => (
  <div style={{ display: 'grid', gap: 16 }}>
    <TextField
      label={say('Email', 'E-mail')}
      error={say('Alamat email belum lengkap', 'The e-mail address is incomplete')}
      defaultValue="budi@"
    />
    <PasswordField label={say('Password baru', 'New password')} autoComplete="new-password" />
  </div>
);
