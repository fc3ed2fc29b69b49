import { say } from '../../testing/say.ts';
import { TextField } from '../text-field/index.ts';
import { NpwpField } from './npwp-field.tsx';

export const KTPNumberHasField = () => (
  <TextField
    code
    label={say('Nomor KTP', 'KTP number')}
    inputMode="numeric"
    hint={say('16 angka', '16 digits')}
    defaultValue="317405120390000"
  />
);

export const FifteenDigitsOfKTPNumber = () => (
  <NpwpField label={say('Nomor KTP', 'KTP number')} defaultValue="317405120390000" />
);

export const RowsWithoutHintAndEcho = () => (
  <div style={{ display: 'grid', gap: 12 }}>
    <NpwpField
      label={say('NPWP baris 1', 'NPWP, row 1')}
      labelHidden
      echo={false}
      hint=""
      defaultValue="0021345678215000"
    />
    <NpwpField
      label={say('NPWP baris 2', 'NPWP, row 2')}
      labelHidden
      echo={false}
      hint=""
      defaultValue="0013245768093000"
    />
  </div>
);

export const HintAndEchoInEvery = () => (
  <div style={{ display: 'grid', gap: 12 }}>
    <NpwpField label={say('NPWP baris 1', 'NPWP, row 1')} labelHidden defaultValue="0021345678215000" />
    <NpwpField label={say('NPWP baris 2', 'NPWP, row 2')} labelHidden defaultValue="0013245768093000" />
  </div>
);
