import { permitStatusTone, type StatusTone } from '@pabean/api/rules';
import type { UiMessages } from '../../messages/index.ts';

/** Something that has happened to an application. */
export interface TimelineEvent {
  /** What happened: “Dikirim”. */
  readonly label: string;
  /**
   * When, as an ISO 8601 instant.
   *
   * @default undefined
   */
  readonly at?: string;
  /**
   * Who, such as “Petugas: Hendra Saputra”.
   *
   * @default undefined
   */
  readonly note?: string;
}

/** Where a step of the timeline stands, and how it is drawn. */
export type StepState = 'done' | 'rejected' | 'yours' | 'process' | 'unknown' | 'ahead';

/** A step of the timeline. */
export interface TimelineStep extends TimelineEvent {
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
 * What has happened, where the application stands, and what is sure to come: sending, examination, decision. No
 * step is invented: after an unknown status nothing is sure.
 */
export function timelineSteps(
  {
    code,
    label,
    note,
    events,
  }: { code: string; label: string; note?: string; events: readonly TimelineEvent[] },
  words: UiMessages['timeline'],
): TimelineStep[] {
  const tone = permitStatusTone(code);
  const ahead = {
    draft: [words.sent, words.examined, words.decided],
    process: [words.decided],
    action: [words.decided],
    approved: [],
    rejected: [],
    unknown: [],
  }[tone];
  const current: TimelineStep =
    tone === 'draft'
      ? { label: words.completing, note: note ?? words.byYou, state: 'yours' }
      : { label: label || code, note, state: here[tone] };
  return [
    ...events.map((event): TimelineStep => ({ ...event, state: 'done' })),
    current,
    ...ahead.map((next): TimelineStep => ({ label: next, state: 'ahead' })),
  ];
}
