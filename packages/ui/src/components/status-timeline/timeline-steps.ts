import { dataLanguage, permitStatusTone, SENT, type StatusTone } from '@pabean/api/rules';
import type { ReactNode } from 'react';
import type { UiMessages } from '../../messages/index.ts';

/** A past event of an application. */
export interface TimelineEvent {
  /** What happened: “Sent”. */
  readonly label: string;
  /** When, as an ISO 8601 instant. */
  readonly at?: string;
  /** By whom, such as “Petugas: Hendra Saputra”. */
  readonly note?: ReactNode;
  /** The language of the label, where it is not that of the page. */
  readonly lang?: string;
  /** The status code whose text the label is, such as `20`: in English it gets a gloss. */
  readonly code?: string;
}

/** The state of a step, which decides how it is drawn. */
export type StepState = 'done' | 'rejected' | 'yours' | 'process' | 'unknown' | 'ahead';

/** A step of the timeline. */
export interface TimelineStep extends TimelineEvent {
  /** What the user can do now. */
  readonly next?: ReactNode;
  readonly state: StepState;
}

const here: Readonly<Record<StatusTone, StepState>> = {
  draft: 'yours',
  process: 'process',
  action: 'yours',
  approved: 'done',
  rejected: 'rejected',
  unknown: 'unknown',
};

/**
 * The past events, the current status, and the certain next steps: sending, examination, decision. After an unknown
 * status no next step is certain.
 */
export function timelineSteps(
  {
    code,
    label,
    at,
    note,
    next,
    events,
  }: Pick<TimelineStep, 'label' | 'at' | 'note' | 'next'> & {
    code: string;
    events: readonly TimelineEvent[];
  },
  { timeline: messages, statuses: { [SENT]: sent } }: Pick<UiMessages, 'timeline' | 'statuses'>,
): TimelineStep[] {
  const tone = permitStatusTone(code);
  const ahead = {
    draft: [sent, messages.examined, messages.decided],
    process: code === SENT ? [messages.examined, messages.decided] : [messages.decided],
    action: [messages.decided],
    approved: [],
    rejected: [],
    unknown: [],
  }[tone];
  const current: TimelineStep =
    tone === 'draft'
      ? { label: messages.completing, at, note: note ?? messages.byYou, next, state: 'yours' }
      : { label: label || code, lang: dataLanguage, code, at, note, next, state: here[tone] };
  return [
    ...events.map((event): TimelineStep => ({ ...event, state: 'done' })),
    current,
    ...ahead.map((later): TimelineStep => ({ label: later, state: 'ahead' })),
  ];
}
