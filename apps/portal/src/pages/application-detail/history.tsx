import type { ApplicationHeader } from '@pabean/api/contract';
import { fill, isDraft, REJECTED, SENT } from '@pabean/api/rules';
import { StatusTimeline, useOffice } from '@pabean/ui';
import type { DetailWords } from '../../words/detail-id.ts';
import { useDetailWords } from '../../words/detail-words.ts';
import * as styles from './application-detail.css.ts';

type Words = DetailWords['applicationDetail'];

function eventsOf({ createdAt, sentAt, status }: ApplicationHeader, words: Words) {
  // At this status the server's own words already say that it was sent.
  const sent = sentAt !== null && status !== SENT;
  return [
    ...(createdAt ? [{ label: words.created, at: createdAt }] : []),
    ...(sent ? [{ label: words.sent, at: sentAt }] : []),
  ];
}

/** Where it stands: since when, and what the officer said to it. */
function presentOf({ status, statusAt, statusNote, sentAt }: ApplicationHeader, words: Words) {
  if (isDraft(status)) return {};
  const at = statusAt ?? (status === SENT ? sentAt : null) ?? undefined;
  const isReason = status === REJECTED && statusNote !== null;
  return { at, note: isReason ? fill(words.reason, { reason: statusNote }) : (statusNote ?? undefined) };
}

/** Props of {@link History}. */
export interface HistoryProps {
  application: ApplicationHeader;
}

/** The way of the application so far, and what is sure to come. */
export function History({ application }: HistoryProps) {
  const words = useDetailWords('applicationDetail');
  return (
    <section className={styles.section} aria-labelledby="riwayat">
      <h2 id="riwayat" className={styles.asideHeading}>
        {words.history}
      </h2>
      <StatusTimeline
        code={application.status}
        label={application.statusLabel}
        {...presentOf(application, words)}
        events={eventsOf(application, words)}
        timeZone={useOffice().timeZone}
      />
    </section>
  );
}
