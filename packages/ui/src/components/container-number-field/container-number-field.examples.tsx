import { say } from '../../testing/say.ts';
import { TextField } from '../text-field/index.ts';
import { ContainerNumberField } from './container-number-field.tsx';

export const FieldNamesCheckDigit = () => (
  <ContainerNumberField
    label={say('Nomor Peti Kemas', 'Container number')}
    defaultValue="SEGU5201764"
    error={say('Nomor Peti Kemas tidak valid.', 'Container number is not valid.')}
  />
);

export const PlainTextFieldLeavesPeople = () => (
  <TextField
    code
    label={say('Nomor Peti Kemas', 'Container number')}
    defaultValue="SEGU5201764"
    error={say('Nomor Peti Kemas tidak valid.', 'Container number is not valid.')}
  />
);

export const RowsWithoutHintAndEcho = () => (
  <div style={{ display: 'grid', gap: 12 }}>
    <ContainerNumberField
      label={say('Nomor Peti Kemas baris 1', 'Container number, row 1')}
      labelHidden
      width="full"
      echo={false}
      hint=""
      defaultValue="CSQU3054383"
    />
    <ContainerNumberField
      label={say('Nomor Peti Kemas baris 2', 'Container number, row 2')}
      labelHidden
      width="full"
      echo={false}
      hint=""
      defaultValue="MSKU9070323"
    />
  </div>
);

export const HintAndEchoInEvery = () => (
  <div style={{ display: 'grid', gap: 12 }}>
    <ContainerNumberField
      label={say('Nomor Peti Kemas baris 1', 'Container number, row 1')}
      labelHidden
      width="full"
      defaultValue="CSQU3054383"
    />
    <ContainerNumberField
      label={say('Nomor Peti Kemas baris 2', 'Container number, row 2')}
      labelHidden
      width="full"
      defaultValue="MSKU9070323"
    />
  </div>
);
