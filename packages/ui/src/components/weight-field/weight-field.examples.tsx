import { say } from '../../testing/say.ts';
import { FieldRow } from '../field-row/index.ts';
import { WeightField } from './weight-field.tsx';

export const LabelNamesWeight = () => (
  <WeightField label={say('Bruto', 'Gross weight')} defaultValue="82.5" />
);

export const UnitIsSaidTwice = () => (
  <WeightField label={say('Bruto (kg)', 'Gross weight (kg)')} defaultValue="82.5" />
);

export const GrossAndNetAreTold = () => (
  <FieldRow>
    <WeightField label={say('Bruto', 'Gross weight')} defaultValue="82.5" />
    <WeightField label={say('Netto', 'Net weight')} defaultValue="80" />
  </FieldRow>
);

export const BeratMayBeEither = () => (
  <FieldRow>
    <WeightField label={say('Berat', 'Weight')} defaultValue="82.5" />
    <WeightField label={say('Berat barang', 'Weight of the goods')} defaultValue="80" />
  </FieldRow>
);
