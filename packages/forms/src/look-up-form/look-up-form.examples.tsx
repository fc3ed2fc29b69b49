import { Alert } from '@pabean/ui/alert';
import { say } from '../../../ui/src/testing/say.ts';

export const SameWordsForEveryCode = () => (
  <Alert tone="warning" heading={say('Data tidak ditemukan', 'No data found')} />
);

export const TwoAnswersForTwoReasons = () => (
  <Alert
    tone="warning"
    heading={say('Kode ini benar, tetapi sudah kedaluwarsa', 'This code is right, but has expired')}
  />
);
