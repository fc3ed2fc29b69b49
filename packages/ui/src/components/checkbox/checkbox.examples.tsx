import { say } from '../../testing/say.ts';
import { Checkbox } from './checkbox.tsx';

export const ACheckMeansYes = () => <Checkbox label={say('Barang diasuransikan', 'The goods are insured')} />;

export const ANegation = () => (
  <Checkbox label={say('Barang tidak diasuransikan', 'The goods are not insured')} />
);

export const AStatementIsEmptyUntil = () => (
  <Checkbox label={say('Saya menyatakan bahwa data ini benar', 'I declare that this data is true')} />
);

export const CheckedBeforehandTheStatementIs = () => (
  <Checkbox
    label={say('Saya menyatakan bahwa data ini benar', 'I declare that this data is true')}
    defaultChecked
  />
);
