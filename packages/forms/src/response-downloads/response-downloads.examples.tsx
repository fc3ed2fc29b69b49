import { Button } from '@pabean/ui/button';
import { say } from '../../../ui/src/testing/say.ts';
import { ResponseDownloads } from './response-downloads.tsx';

export const NothingHasComeYet = () => (
  <ResponseDownloads status="100" hasBillingFile={false} onDownload={async () => undefined} />
);

export const NothingHasComeYetButton = () => (
  <div>
    <Button disabled>{say('Unduh respon', 'Download responses')}</Button>
  </div>
);
