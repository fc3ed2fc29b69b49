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
import { useAccountWords } from '../../words/account-words.ts';
import * as styles from './profile.css.ts';

type Ending = OpenSession | 'others';

/** Where the account is signed in, and the ways to sign it out there. */
export function Sessions() {
  const words = useAccountWords('sessions');
  const { timeZone } = useOffice();
  const sessions = useSessions();
  const end = useEndSessions();
  const [ending, setEnding] = useState<Ending>();
  const time = (at: string) => (at ? formatDateTime(at, timeZone) : '');
  const deviceOf = ({ device }: OpenSession) => device ?? words.unknownDevice;
  const load = useTableLoad(sessions);
  const isUnknown = sessions.error?.status === 404;
  const others = sessions.data?.filter(({ current }) => !current) ?? [];
  const endOf = (session: OpenSession) =>
    fill(words.endOf, { device: deviceOf(session), time: time(session.openedAt) });
  // Another provider need not have such a list.
  if (isUnknown) return null;
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h2>{words.heading}</h2>
        {others.length > 0 && (
          <Button size="small" className={styles.onScreen} onClick={() => setEnding('others')}>
            {words.endOthers}
          </Button>
        )}
      </div>
      <p>{sessions.data && others.length === 0 ? words.onlyThis : words.lead}</p>
      <PlainTable
        caption={words.heading}
        {...load}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'device',
            head: words.device,
            card: 'title',
            cell: (session) => deviceOf(session),
          },
          {
            id: 'current',
            head: words.state,
            card: 'badge',
            cell: ({ current }) => current && <Badge tone="success">{words.current}</Badge>,
          },
          { id: 'address', head: words.address, cell: ({ address }) => address ?? '–' },
          { id: 'opened', head: words.opened, nowrap: true, cell: ({ openedAt }) => time(openedAt) },
          { id: 'used', head: words.used, nowrap: true, cell: ({ lastUsedAt }) => time(lastUsedAt) },
        ]}
        actions={(session) =>
          !session.current && (
            <Button size="small" aria-label={endOf(session)} onClick={() => setEnding(session)}>
              {words.end}
            </Button>
          )
        }
      />
      {ending && (
        <ConfirmDeletion
          heading={ending === 'others' ? words.endOthers : words.endTitle}
          question={ending === 'others' ? words.endOthersQuestion : words.endQuestion}
          thing={ending === 'others' ? undefined : `${deviceOf(ending)} · ${time(ending.openedAt)}`}
          confirmLabel={words.end}
          busyLabel={words.ending}
          onDelete={() => end.run(ending === 'others' ? ending : ending.id)}
          onClose={() => setEnding(undefined)}
        />
      )}
    </div>
  );
}
