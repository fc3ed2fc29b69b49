import { say } from '../../testing/say.ts';
import { MoneyField } from './money-field.tsx';

export const LabelNamesAmountAlone = () => (
  <MoneyField label={say('Nilai barang', 'Value of the goods')} defaultValue="5418792" />
);

export const RpIsInLabel = () => (
  <MoneyField label={say('Nilai barang (Rp)', 'Value of the goods (Rp)')} defaultValue="5418792" />
);
