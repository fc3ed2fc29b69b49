import type { ApplicationHeader } from '@pabean/api/contract';
import { dataLanguage, fill } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { useState } from 'react';
import { useDetailMessages } from '../messages/use-detail-messages.ts';
import { usePageMessages } from '../messages/use-page-messages.ts';
import { RefileDialog } from './refile-dialog.tsx';

/** Props of {@link Rejection}. */
export interface RejectionProps {
  /** A rejected application. */
  application: ApplicationHeader;
}

/** Why an application was rejected, and what to do now, at the top of its page. */
export function Rejection({ application }: RejectionProps) {
  const messages = useDetailMessages('applicationDetail');
  const { refile } = usePageMessages('refile');
  const [asking, setAsking] = useState(false);
  const { statusNote, statusLabel } = application;
  return (
    <>
      <Alert
        tone="danger"
        heading={
          <span lang={dataLanguage}>
            {statusNote === null ? statusLabel : fill(messages.reason, { reason: statusNote })}
          </span>
        }
        action={
          <Button size="small" onClick={() => setAsking(true)}>
            {refile}
          </Button>
        }
      >
        {statusNote === null ? messages.afterRejection : messages.afterReason}
      </Alert>
      {asking && <RefileDialog application={application} onClose={() => setAsking(false)} />}
    </>
  );
}
