import { say } from '../../testing/say.ts';
import { TextField } from '../text-field/index.ts';
import { FieldRow } from './field-row.tsx';

export const ControlsStandOnOneLine = () => (
  <FieldRow style={{ gridTemplateColumns: '1fr 1fr' }}>
    <TextField label={say('Nomor', 'Number')} />
    <TextField label={say('Kode', 'Code')} hint={say('Tiga huruf', 'Three letters')} />
  </FieldRow>
);

export const FieldsInGridOfOnes = () => (
  <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: 20 }}>
    <TextField label={say('Nomor', 'Number')} />
    <TextField label={say('Kode', 'Code')} hint={say('Tiga huruf', 'Three letters')} />
  </div>
);
