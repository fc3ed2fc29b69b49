import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { say } from '../../../ui/src/testing/say.ts';

export const question = say('Kirim foto segel yang terbaca.', 'Send a photo of the seal that can be read.');

export const WayToAnswerStandsBeside = () => (
  <Alert tone="warning" heading={question} action={<Button size="small">{say('Jawab', 'Answer')}</Button>} />
);

export const QuestionStandsAlone = () => <Alert tone="warning" heading={question} />;
