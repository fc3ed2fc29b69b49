import type { ApplicationHeader } from '@pabean/api/contract';
import { StatusTimeline, useOffice } from '@pabean/ui';
import { usePageWords } from '../../words/page-words.ts';
import type { PageWords } from '../../words/pages-id.ts';
import * as styles from './application-detail.css.ts';

// At this status the server's own words already say that it was sent.
const SENT = '20';

function eventsOf({ createdAt, sentAt, status }: ApplicationHeader, words: PageWords['applicationDetail']) {
  const sent = sentAt !== null && status !== SENT;
  return [
    ...(createdAt ? [{ label: words.created, at: createdAt }] : []),
    ...(sent ? [{ label: words.sent, at: sentAt }] : []),
  ];
}

/** Props of {@link History}. */
export interface HistoryProps {
  application: ApplicationHeader;
}

/** The way of the application so far, and what is sure to come. */
export function History({ application }: HistoryProps) {
  const words = usePageWords('applicationDetail');
  return (
    <section className={styles.section} aria-labelledby="riwayat">
      <h2 id="riwayat" className={styles.asideHeading}>
        {words.history}
      </h2>
      <StatusTimeline
        code={application.status}
        label={application.statusLabel}
        events={eventsOf(application, words)}
        timeZone={useOffice().timeZone}
      />
    </section>
  );
}
