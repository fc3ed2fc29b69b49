import type { OpenSession } from '@pabean/api/contract';
import { useEndSessions, useSessions } from '@pabean/api/hooks';
import { fill, formatDateTime } from '@pabean/api/rules';
import { Badge } from '@pabean/ui/badge';
import { Button } from '@pabean/ui/button';
import { PlainTable } from '@pabean/ui/data-table';
import { useOffice } from '@pabean/ui/office';
import { useState } from 'react';
import { ConfirmDeletion } from '../../dialog/confirm-deletion.tsx';
import { useTableLoad } from '../../loading/use-load-state.ts';
import { useAccountMessages } from '../../messages/use-account-messages.ts';
import * as styles from './profile.css.ts';

type Ending = OpenSession | 'others';

/** The account's sessions, and buttons to end them. */
export function Sessions() {
  const messages = useAccountMessages('sessions');
  const { timeZone } = useOffice();
  const sessions = useSessions();
  const end = useEndSessions();
  const [ending, setEnding] = useState<Ending>();
  const time = (at: string) => (at ? formatDateTime(at, timeZone) : '');
  const deviceOf = ({ device }: OpenSession) => device ?? messages.unknownDevice;
  const load = useTableLoad(sessions);
  const isUnknown = sessions.error?.status === 404;
  const others = sessions.data?.filter(({ current }) => !current) ?? [];
  const endOf = (session: OpenSession) =>
    fill(messages.endOf, { device: deviceOf(session), time: time(session.openedAt) });
  // Another provider need not have such a list.
  if (isUnknown) return null;
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h2>{messages.heading}</h2>
        {others.length > 0 && (
          <Button size="small" className={styles.onScreen} onClick={() => setEnding('others')}>
            {messages.endOthers}
          </Button>
        )}
      </div>
      <p>{sessions.data && others.length === 0 ? messages.onlyThis : messages.lead}</p>
      <PlainTable
        caption={messages.heading}
        {...load}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'device',
            head: messages.device,
            card: 'title',
            cell: (session) => deviceOf(session),
          },
          {
            id: 'current',
            head: messages.state,
            card: 'badge',
            cell: ({ current }) => current && <Badge tone="success">{messages.current}</Badge>,
          },
          { id: 'address', head: messages.address, cell: ({ address }) => address ?? '–' },
          { id: 'opened', head: messages.opened, nowrap: true, cell: ({ openedAt }) => time(openedAt) },
          { id: 'used', head: messages.used, nowrap: true, cell: ({ lastUsedAt }) => time(lastUsedAt) },
        ]}
        actions={(session) =>
          !session.current && (
            <Button size="small" aria-label={endOf(session)} onClick={() => setEnding(session)}>
              {messages.end}
            </Button>
          )
        }
      />
      {ending && (
        <ConfirmDeletion
          heading={ending === 'others' ? messages.endOthers : messages.endTitle}
          question={ending === 'others' ? messages.endOthersQuestion : messages.endQuestion}
          thing={ending === 'others' ? undefined : `${deviceOf(ending)} · ${time(ending.openedAt)}`}
          confirmLabel={messages.end}
          busyLabel={messages.ending}
          onDelete={() => end.run(ending === 'others' ? ending : ending.id)}
          onClose={() => setEnding(undefined)}
        />
      )}
    </div>
  );
}
