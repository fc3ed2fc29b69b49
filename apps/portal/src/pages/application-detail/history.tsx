import type { ApplicationHeader, StatusChange } from '@pabean/api/contract';
import { DRAFT, dataLanguage, fill, isDraft, REJECTED, SENT } from '@pabean/api/rules';
import { StatusTimeline, type TimelineEvent, useOffice } from '@pabean/ui';
import type { ReactNode } from 'react';
import type { DetailWords } from '../../words/detail-id.ts';
import { useDetailWords } from '../../words/detail-words.ts';
import * as styles from './application-detail.css.ts';

type Words = DetailWords['applicationDetail'];

/** Who made a change. */
function actorOf({ byOffice, by }: StatusChange, words: Words): string | null {
  if (!byOffice) return by;
  return by === null ? words.officer : fill(words.officerWith, { nip: by });
}

/** Who made a change, and what was said to it, each in its language. */
function noteOf(change: StatusChange, words: Words): ReactNode {
  const { status, note, byOffice } = change;
  const actor = actorOf(change, words);
  const isReason = status === REJECTED && note !== null;
  const said = isReason ? fill(words.reason, { reason: note }) : note;
  if (!actor && !said) return undefined;
  return (
    <>
      {actor && <span lang={byOffice ? undefined : dataLanguage}>{actor}</span>}
      {actor && said && ' · '}
      {said && <span lang={isReason ? undefined : dataLanguage}>{said}</span>}
    </>
  );
}

/** What happened before: every change where the provider tells them, else what the header knows. */
function eventsOf({ createdAt, sentAt, status, changes }: ApplicationHeader, words: Words): TimelineEvent[] {
  if (changes?.length)
    return (isDraft(status) ? changes : changes.slice(0, -1)).map((change) => ({
      ...(change.status === DRAFT
        ? { label: words.created }
        : { label: change.statusLabel, lang: dataLanguage }),
      at: change.at ?? undefined,
      note: noteOf(change, words),
    }));
  // At this status the server's own words already say that it was sent.
  const sent = sentAt !== null && status !== SENT;
  return [
    ...(createdAt ? [{ label: words.created, at: createdAt }] : []),
    ...(sent ? [{ label: words.sent, at: sentAt }] : []),
  ];
}

/** Where it stands: since when, who moved it there, and what the officer said to it. */
function presentOf(application: ApplicationHeader, words: Words) {
  const { status, statusAt, statusNote, sentAt, changes } = application;
  if (isDraft(status)) return {};
  const last = changes?.at(-1);
  const at = last?.at ?? statusAt ?? (status === SENT ? sentAt : null) ?? undefined;
  if (last) return { at, note: noteOf(last, words) };
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
