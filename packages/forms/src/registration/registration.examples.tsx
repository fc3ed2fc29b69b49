import { Alert } from '@pabean/ui/alert';
import { TextField } from '@pabean/ui/text-field';
import { say } from '../../../ui/src/testing/say.ts';

export const taken = () =>
  say('Username sudah dipakai. Pilih nama lain.', 'The user name is taken. Choose another one.');

export const OnSaveRejectsWithError = () => (
  <TextField label="Username" defaultValue="bahari" error={taken()} />
);

export const OnSaveRejectsWithErrorOfItsOwn = () => (
  <div style={{ display: 'grid', gap: 16 }}>
    <Alert tone="danger" heading={say('Pendaftaran gagal', 'Registration failed')} />
    <TextField label="Username" defaultValue="bahari" />
  </div>
);
