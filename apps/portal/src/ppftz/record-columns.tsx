import type { ListedPpftz } from '@pabean/api/contract';
import {
  dataLanguage,
  fill,
  type PpftzNextStep,
  ppftzKindName,
  ppftzNextStep,
  ppftzStatusTone,
  type SharedMessages,
  withGloss,
  writtenAjuNumber,
} from '@pabean/api/rules';
import { CellNote, RowLink, type TableColumn } from '@pabean/ui/data-table';
import type { StatusGloss } from '@pabean/ui/messages';
import { StatusBadge } from '@pabean/ui/status-badge';
import type { PpftzMessages } from '../messages/ppftz-id.ts';
import { usePageMessages } from '../messages/use-page-messages.ts';
import { QuestionNote } from '../notes/question-note.tsx';
import { hrefTo, type paths } from '../paths.ts';

// Outside of the component: sort and search caches are keyed by these functions.
const numberOf = ({ ajuNumber }: ListedPpftz) => ajuNumber;
/** Found with its dashes and without. */
const numberTextOf = ({ ajuNumber }: ListedPpftz) => `${writtenAjuNumber(ajuNumber)} ${ajuNumber}`;
const recipientOf = ({ recipient }: ListedPpftz) => recipient;
export const statusOf = ({ status, statusName }: ListedPpftz) => statusName?.label || status;

/** The status of a record, and its company's next step, or the reason of the status. */
function StatusCell({ record, own }: { record: ListedPpftz; own: RecordMessages['own'] }) {
  const { status, statusNote, holdReason, billingCode } = record;
  const { payWith } = usePageMessages('nextStep');
  const notes: Readonly<Partial<Record<PpftzNextStep, string | null | undefined>>> = {
    correct: statusNote,
    rejected: statusNote,
    pay: billingCode && fill(payWith, { code: billingCode }),
    held: holdReason ?? own.heldNow,
  };
  const step = ppftzNextStep(record);
  const note = step && notes[step];
  return (
    <div>
      <StatusBadge code={status} label={statusOf(record)} tone={ppftzStatusTone(status)} />
      {note && (
        // An officer's text is in its own language.
        <CellNote lang={note === statusNote || note === holdReason ? dataLanguage : undefined}>
          {note}
        </CellNote>
      )}
      {record.question !== undefined && <QuestionNote question={record.question} />}
    </div>
  );
}

/** Messages of both lists of records. */
export interface RecordMessages {
  readonly own: PpftzMessages['ppftzRecords'];
  readonly shared: SharedMessages;
  /** Head of this list's column for the kind of a record. */
  readonly kindHead: string;
  readonly statusHead: string;
  readonly statusGloss: StatusGloss;
}

/**
 * The columns that both lists of records have, by their ids.
 *
 * @param page The page that the number of a record links to.
 */
export function recordColumns(
  { own, shared, kindHead, statusHead, statusGloss }: RecordMessages,
  page: typeof paths.ppftzEditor | typeof paths.ppftzDetail,
) {
  const kindOf = ({ kind }: ListedPpftz) => ppftzKindName(kind, shared);
  return {
    number: {
      id: 'number',
      head: own.number,
      card: 'title',
      sortValue: numberOf,
      searchText: numberTextOf,
      cell: ({ ajuNumber }) => (
        <RowLink href={hrefTo(page, { id: ajuNumber })}>{writtenAjuNumber(ajuNumber)}</RowLink>
      ),
    },
    recipient: {
      id: 'recipient',
      head: shared.labels.recipientName,
      sortValue: recipientOf,
      searchText: recipientOf,
      cell: recipientOf,
      lang: dataLanguage,
    },
    kind: { id: 'kind', head: kindHead, sortValue: kindOf, searchText: kindOf, cell: kindOf },
    status: {
      id: 'status',
      head: statusHead,
      card: 'badge',
      sortValue: statusOf,
      searchText: (record) => withGloss(statusOf(record), statusGloss(record.status)),
      cell: (record) => <StatusCell record={record} own={own} />,
    },
  } as const satisfies Record<string, TableColumn<ListedPpftz>>;
}
