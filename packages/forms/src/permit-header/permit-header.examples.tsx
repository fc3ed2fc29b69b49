import { Alert } from '@pabean/ui/alert';
import { TextField } from '@pabean/ui/text-field';
import { say } from '../../../ui/src/testing/say.ts';

const label = () => say('Nomor Permohonan', 'Application number');

export const OnSaveRejectsWithError = () => (
  <TextField
    label={label()}
    defaultValue="119/SNB/IX/2024"
    error={say('Nomor Permohonan sudah dipakai.', 'The application number is already taken.')}
  />
);

export const OnSaveRejectsWithErrorOfItsOwn = () => (
  <div style={{ display: 'grid', gap: 16 }}>
    <Alert tone="danger" heading={say('Data gagal disimpan', 'Saving failed')} />
    <TextField label={label()} defaultValue="119/SNB/IX/2024" />
  </div>
);
