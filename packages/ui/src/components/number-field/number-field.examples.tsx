import { say } from '../../testing/say.ts';
import { TextField } from '../text-field/text-field.tsx';
import { NumberField } from './number-field.tsx';

export const metres = { decimals: 2, after: 'm' };

export const UnitStandsInControlBeside = () => (
  <NumberField label={say('Panjang', 'Length')} notation={metres} defaultValue="12.2" width="date" />
);

export const UnitStandsInLabelAway = () => (
  <NumberField
    label={say('Panjang (m)', 'Length (m)')}
    notation={{ decimals: 2 }}
    defaultValue="12.2"
    width="date"
  />
);

export const NPWPIsText = () => <TextField label="NPWP" defaultValue="0013456789093000" />;

export const AsNumberItLoses = () => <NumberField label="NPWP" defaultValue="13456789093000" />;
