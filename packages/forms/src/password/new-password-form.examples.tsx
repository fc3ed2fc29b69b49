import { Alert } from '@pabean/ui/alert';
import { Link } from '@pabean/ui/link';
import { say } from '../../../ui/src/testing/say.ts';

export const LinkThatIsTooOld = () => (
  <Alert tone="danger" heading={say('Gagal meng-update password', 'The password could not be updated')}>
    {say('Tautan hanya berlaku 30 menit. Silakan', 'A link works for 30 minutes. Please')}{' '}
    <Link href="#/resetpassword">{say('minta tautan baru', 'ask for a new link')}</Link>
  </Alert>
);

export const WordsWithoutLink = () => (
  <Alert tone="danger" heading={say('Gagal meng-update password', 'The password could not be updated')}>
    {say(
      'Tautan hanya berlaku 30 menit. Silakan minta tautan baru',
      'A link works for 30 minutes. Please ask for a new link',
    )}
  </Alert>
);
