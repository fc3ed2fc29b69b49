import type { ApplicationHeader, OfficeNote, StatusChange } from '@pabean/api/contract';
import { DRAFT, dataLanguage, fill, formatDateTime, isDraft, REJECTED, SENT } from '@pabean/api/rules';
import { useOffice } from '@pabean/ui/office';
import { StatusTimeline, type TimelineEvent } from '@pabean/ui/status-timeline';
import type { ReactNode } from 'react';
import * as styles from '../detail/detail.css.ts';
import type { DetailMessages } from '../messages/detail-id.ts';
import type { PageMessages } from '../messages/pages-id.ts';
import { useDetailMessages } from '../messages/use-detail-messages.ts';
import { usePageMessages } from '../messages/use-page-messages.ts';

type AppMessages = DetailMessages['applicationDetail'];

/** The name of who made a change. */
function actorOf({ byOffice, by }: StatusChange, messages: AppMessages): string | null {
  if (!byOffice) return by;
  return by === null ? messages.officer : fill(messages.officerWith, { nip: by });
}

/** Who made a change, and its note, each in its language. */
function noteOf(change: StatusChange, messages: AppMessages): ReactNode {
  const { status, note, byOffice } = change;
  const actor = actorOf(change, messages);
  const isReason = status === REJECTED && note !== null;
  const text = isReason ? fill(messages.reason, { reason: note }) : note;
  if (!actor && !text) return undefined;
  return (
    <>
      {actor && <span lang={byOffice ? undefined : dataLanguage}>{actor}</span>}
      {actor && text && ' · '}
      {text && <span lang={isReason ? undefined : dataLanguage}>{text}</span>}
    </>
  );
}

/** Earlier events: every change where the provider sends them, else those in the header. */
function eventsOf(
  { createdAt, sentAt, status, changes }: ApplicationHeader,
  messages: AppMessages,
): TimelineEvent[] {
  if (changes?.length)
    return (isDraft(status) ? changes : changes.slice(0, -1)).map((change) => ({
      ...(change.status === DRAFT
        ? { label: messages.created }
        : { label: change.statusLabel, lang: dataLanguage, code: change.status }),
      at: change.at ?? undefined,
      note: noteOf(change, messages),
    }));
  // At this status the server's label already says that it was sent.
  const sent = sentAt !== null && status !== SENT;
  return [
    ...(createdAt ? [{ label: messages.created, at: createdAt }] : []),
    ...(sent ? [{ label: messages.sent, at: sentAt }] : []),
  ];
}

/** The current status: since when, who set it, and the officer's note. */
function presentOf(
  application: ApplicationHeader,
  messages: AppMessages,
): { at?: string | undefined; note?: ReactNode } {
  const { status, statusAt, statusNote, sentAt, changes } = application;
  if (isDraft(status)) return {};
  const last = changes?.at(-1);
  const at = last?.at ?? statusAt ?? (status === SENT ? sentAt : null) ?? undefined;
  if (last) return { at, note: noteOf(last, messages) };
  const isReason = status === REJECTED && statusNote !== null;
  return { at, note: isReason ? fill(messages.reason, { reason: statusNote }) : (statusNote ?? undefined) };
}

/** Props of {@link History}. */
export interface HistoryProps {
  application: ApplicationHeader;
  /** Questions and answers are shown among the changes. */
  notes?: readonly OfficeNote[] | undefined;
}

/** Questions and answers, as events. */
const questionEventsOf = (
  notes: readonly OfficeNote[],
  messages: PageMessages['question'],
): TimelineEvent[] =>
  notes.flatMap(({ answerable, questionId, note, at }) => {
    if (answerable === undefined && questionId === undefined) return [];
    return [
      {
        label: questionId === undefined ? messages.askedAt : messages.answeredAt,
        at: at ?? undefined,
        note: <span lang={dataLanguage}>{note}</span>,
      },
    ];
  });

/** Whether an event was after a moment: instants in UTC sort as text. */
const isAfter = ({ at = '' }: TimelineEvent, moment: string | undefined) => at > (moment ?? '');

/** The application's history, and its next steps. */
export function History({ application, notes = [] }: HistoryProps) {
  const messages = useDetailMessages('applicationDetail');
  const { timeZone } = useOffice();
  const present = presentOf(application, messages);
  const asked = questionEventsOf(notes, usePageMessages('question'));
  const since = asked.filter((event) => isAfter(event, present.at));
  const before = asked.filter((event) => !since.includes(event));
  const events = [...eventsOf(application, messages), ...before];
  // The sort is stable for events of the same moment.
  if (before.length > 0)
    events.sort((one, other) => Number(isAfter(one, other.at)) - Number(isAfter(other, one.at)));
  return (
    <section className={styles.section} aria-labelledby="riwayat">
      <h2 id="riwayat" className={styles.asideHeading}>
        {messages.history}
      </h2>
      <StatusTimeline
        code={application.status}
        label={application.statusLabel}
        {...present}
        {...(since.length > 0 && {
          next: since.map(({ label, at, note }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are only ever added at the end
            <p key={index}>
              {[label, at && formatDateTime(at, timeZone)].filter(Boolean).join(' · ')}: {note}
            </p>
          )),
        })}
        events={events}
        timeZone={timeZone}
      />
    </section>
  );
}
