import { say } from '../../testing/say.ts';
import { OneTimeCodeField } from './one-time-code-field.tsx';

const refused = say(
  'Kode tidak sesuai. Ketik kode berikutnya.',
  'The code does not match. Type the next one.',
);

export const HintSaysWhereCode = () => (
  <OneTimeCodeField
    label={say('Kode verifikasi', 'Verification code')}
    hint={say('6 angka dari aplikasi autentikator.', '6 digits from the authenticator app.')}
  />
);

export const NobodyKnowsWhetherToLook = () => (
  <OneTimeCodeField label={say('Kode verifikasi', 'Verification code')} hint={say('6 angka.', '6 digits.')} />
);

export const RefusedCodeStays = () => (
  <OneTimeCodeField
    label={say('Kode verifikasi', 'Verification code')}
    defaultValue="482910"
    error={refused}
  />
);

export const FieldWasEmptied = () => (
  <OneTimeCodeField label={say('Kode verifikasi', 'Verification code')} error={refused} />
);
