import type { ListedPpftz } from '@pabean/api/contract';
import {
  dataLanguage,
  ppftzKindName,
  ppftzStatusTone,
  type SharedMessages,
  writtenAjuNumber,
} from '@pabean/api/rules';
import { RowLink, StatusBadge, type TableColumn } from '@pabean/ui';
import { hrefTo, type paths } from '../../paths.ts';
import type { PpftzWords } from '../../words/ppftz-id.ts';

// Declared once: what was sorted and searched is kept by these functions.
const numberOf = ({ ajuNumber }: ListedPpftz) => ajuNumber;
/** Found with its dashes and without. */
const numberTextOf = ({ ajuNumber }: ListedPpftz) => `${writtenAjuNumber(ajuNumber)} ${ajuNumber}`;
const recipientOf = ({ recipient }: ListedPpftz) => recipient;
export const statusOf = ({ status, statusName }: ListedPpftz) => statusName?.label || status;

/** What both lists of records say. */
export interface RecordWords {
  readonly own: PpftzWords['ppftzRecords'];
  readonly shared: SharedMessages;
  /** What the kind of a record is called in this list. */
  readonly kindHead: string;
  readonly statusHead: string;
}

/**
 * The columns that both lists of records have, by their ids.
 *
 * @param page Where the number of a record leads.
 */
export function recordColumns(
  { own, shared, kindHead, statusHead }: RecordWords,
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
      searchText: statusOf,
      cell: (record) => (
        <StatusBadge code={record.status} label={statusOf(record)} tone={ppftzStatusTone(record.status)} />
      ),
    },
  } as const satisfies Record<string, TableColumn<ListedPpftz>>;
}
