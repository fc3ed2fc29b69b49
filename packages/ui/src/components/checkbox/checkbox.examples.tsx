import { say } from '../../testing/say.ts';
import { Checkbox } from './checkbox.tsx';

export const CheckMeansYes = () => <Checkbox label={say('Barang diasuransikan', 'The goods are insured')} />;

export const Negation = () => (
  <Checkbox label={say('Barang tidak diasuransikan', 'The goods are not insured')} />
);

export const StatementIsEmptyUntilSomebody = () => (
  <Checkbox label={say('Saya menyatakan bahwa data ini benar', 'I declare that this data is true')} />
);

export const CheckedBeforehandStatementIsNobodys = () => (
  <Checkbox
    label={say('Saya menyatakan bahwa data ini benar', 'I declare that this data is true')}
    defaultChecked
  />
);
