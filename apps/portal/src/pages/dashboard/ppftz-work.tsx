import type { ListedPpftz } from '@pabean/api/contract';
import {
  dataLanguage,
  fill,
  isPpftzRecorded,
  type PpftzNextStep,
  ppftzNextStep,
  ppftzStatusTone,
  withGloss,
  writtenAjuNumber,
} from '@pabean/api/rules';
import type { StatusGloss } from '@pabean/ui/messages';
import { StatusBadge } from '@pabean/ui/status-badge';
import type { PageMessages } from '../../messages/pages-id.ts';
import { hrefTo, paths } from '../../paths.ts';
import { statusOf } from '../../ppftz/record-columns.tsx';
import { latestFirst, linksTo, type Work, type WorkPart, type WorkRow } from './work.ts';

/** Messages of the PPFTZ work. */
export interface PpftzWorkMessages extends Pick<PageMessages['nextStep'], 'correct' | 'pay' | 'payWith'> {
  readonly resume: string;
  readonly answer: string;
  /** An officer's question. */
  readonly inRow: string;
  /** Label of a link to a list of records. */
  readonly ppftzWay: string;
  readonly statusGloss: StatusGloss;
}

const orders = { correct: 0, pay: 1, finish: 2 } as const;
type Due = keyof typeof orders;
const isDue = (step: PpftzNextStep | undefined): step is Due => step !== undefined && step in orders;

/**
 * PPFTZ records by their next step: new and returned ones, and those with a payment or a question due, need the user.
 *
 * @param begun Records in recording.
 * @param sent Sent records.
 */
export function ppftzWork(
  begun: readonly ListedPpftz[],
  sent: readonly ListedPpftz[],
  messages: PpftzWorkMessages,
): Work {
  const actions: Readonly<Record<Due, string>> = {
    correct: messages.correct,
    pay: messages.pay,
    finish: messages.resume,
  };
  const row = (record: ListedPpftz): Omit<WorkRow, 'order'> => ({
    id: record.id,
    number: writtenAjuNumber(record.ajuNumber),
    what: record.recipient,
    badge: (
      <StatusBadge code={record.status} label={statusOf(record)} tone={ppftzStatusTone(record.status)} />
    ),
    href: hrefTo(isPpftzRecorded(record.status) ? paths.ppftzEditor : paths.ppftzDetail, {
      id: record.ajuNumber,
    }),
  });
  const noteOf = ({ statusNote, billingCode }: ListedPpftz, step: Due) =>
    step === 'pay'
      ? billingCode && fill(messages.payWith, { code: billingCode })
      : statusNote && <span lang={dataLanguage}>{statusNote}</span>;
  const part = (members: readonly ListedPpftz[], rowOf: (record: ListedPpftz) => WorkRow): WorkPart => ({
    rows: members.map(rowOf),
    links: linksTo(
      members,
      [...new Set(members.map(({ status }) => status))].toSorted(),
      ({ status }) => status,
      (status, first) => ({
        label: fill(messages.ppftzWay, {
          status: withGloss(statusOf(first), messages.statusGloss(status)),
        }),
        href: isPpftzRecorded(status)
          ? hrefTo(paths.ppftzRecording)
          : `${hrefTo(paths.ppftzList)}?status=${status}`,
      }),
    ),
  });
  // A returned record is in both lists.
  const records = [...new Map([...begun, ...sent].map((record) => [record.id, record])).values()];
  const isDecided = ({ status }: ListedPpftz) => ['approved', 'rejected'].includes(ppftzStatusTone(status));
  const waits = (record: ListedPpftz) => isDue(ppftzNextStep(record)) || record.question !== undefined;
  const latest = (record: ListedPpftz): WorkRow => ({
    ...row(record),
    order: latestFirst(record.registrationDate),
  });
  return {
    needed: part(records.filter(waits), (record) => {
      const step = ppftzNextStep(record);
      const { ajuNumber, question = '' } = record;
      if (question !== '' || !isDue(step))
        return {
          ...row(record),
          note: fill(messages.inRow, { question }),
          action: messages.answer,
          order: -1,
          href: hrefTo(paths.ppftzDetail, { id: ajuNumber }),
        };
      return { ...row(record), note: noteOf(record, step), action: actions[step], order: orders[step] };
    }),
    underWay: part(
      records.filter((record) => !waits(record) && !isDecided(record)),
      latest,
    ),
    decided: part(records.filter(isDecided), latest),
  };
}
