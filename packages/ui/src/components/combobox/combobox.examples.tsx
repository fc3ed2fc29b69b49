import { say } from '../../testing/say.ts';
import { Combobox } from './combobox.tsx';

const countries = [
  { value: 'ID', label: 'Indonesia', code: 'ID' },
  { value: 'SG', label: say('Singapura', 'Singapore'), code: 'SG' },
];

export const ErrorSaysWhereAnswerComes = () => (
  <Combobox
    label={say('Negara asal', 'Country of origin')}
    options={countries}
    error={say('Pilih Negara asal dari daftar.', 'Choose Country of origin from the list.')}
  />
);

export const ErrorDoesNotSay = () => (
  <Combobox
    label={say('Negara asal', 'Country of origin')}
    options={countries}
    error={say('Negara asal tidak valid.', 'Country of origin is not valid.')}
  />
);
