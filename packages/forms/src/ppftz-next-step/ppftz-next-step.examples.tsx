import { buildFilledPpftz } from '@pabean/api/fixtures';
import { Alert } from '@pabean/ui/alert';
import { say } from '../../../ui/src/testing/say.ts';
import { PpftzNextStepAlert } from './index.ts';

export const ItSaysWithWhichCode = () => (
  <PpftzNextStepAlert record={buildFilledPpftz({ status: '115', billingCode: '620261123000001' })} />
);

export const ItSaysThatSomething = () => (
  <Alert heading={say('Ada yang perlu Anda lakukan', 'Something is due')} />
);
