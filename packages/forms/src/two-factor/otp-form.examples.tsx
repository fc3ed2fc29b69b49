import { say } from '../../../ui/src/testing/say.ts';
import { underWay } from '../testing/answers.ts';
import { OtpForm } from './otp-form.tsx';

export const InSetUpThere = () => (
  <OtpForm recovery={false} submitLabel={say('Aktifkan', 'Activate')} onSubmit={underWay} />
);

export const InSetUpItOffers = () => (
  <OtpForm submitLabel={say('Aktifkan', 'Activate')} onSubmit={underWay} />
);
