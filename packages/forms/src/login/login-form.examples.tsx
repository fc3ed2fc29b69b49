import { Alert } from '@pabean/ui/alert';
import { say } from '../../../ui/src/testing/say.ts';

export const OneSentenceForBoth = () => (
  <Alert tone="danger" heading={say('Username/password tidak sesuai', 'Username/password do not match')} />
);

export const ItTellsThatUserName = () => (
  <Alert
    tone="danger"
    heading={say('Password untuk “importir” salah', 'The password of “importir” is wrong')}
  />
);
