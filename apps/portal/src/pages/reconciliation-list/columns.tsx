import type { ListedManifest } from '@pabean/api/contract';
import {
  dataLanguage,
  formatDate,
  formatDateTime,
  purposeOf,
  type SharedMessages,
  senderOf,
} from '@pabean/api/rules';
import type { TableColumn } from '@pabean/ui/data-table';
import type { PageMessages } from '../../messages/pages-id.ts';
import { ReceivedNote } from '../../table/received-note.tsx';

// Outside of the component: sort and search caches are keyed by these functions.
const companyOf = ({ companyName }: ListedManifest) => companyName;
const numberOf = ({ number }: ListedManifest) => number;
const dateOf = ({ date }: ListedManifest) => date;
const writtenDateOf = ({ date }: ListedManifest) => formatDate(date);
const sentAtOf = ({ sentAt }: ListedManifest) => sentAt;

/**
 * The list's columns, in the documented order. The number names a row, although the company is before it.
 *
 * @param timeZone Time zone of the shown times.
 */
export function columnsIn(
  messages: PageMessages['reconciliationList'],
  shared: SharedMessages,
  timeZone: string,
): readonly TableColumn<ListedManifest>[] {
  const sender = ({ companyKind }: ListedManifest) => senderOf(companyKind, shared);
  const purpose = (manifest: ListedManifest) => purposeOf(manifest.purpose, shared);
  const timeOf = (instant: string | null) => (instant ? formatDateTime(instant, timeZone) : '');
  return [
    {
      id: 'company',
      head: messages.company,
      sortValue: companyOf,
      searchText: companyOf,
      cell: companyOf,
      lang: dataLanguage,
    },
    {
      id: 'number',
      head: messages.number,
      card: 'title',
      sortValue: numberOf,
      searchText: numberOf,
      cell: numberOf,
    },
    {
      id: 'date',
      head: messages.date,
      nowrap: true,
      sortValue: dateOf,
      searchText: writtenDateOf,
      cell: writtenDateOf,
    },
    { id: 'sender', head: messages.sender, sortValue: sender, searchText: sender, cell: sender },
    { id: 'kind', head: messages.kind, sortValue: purpose, searchText: purpose, cell: purpose },
    {
      id: 'sentAt',
      head: messages.sentAt,
      nowrap: true,
      sortValue: sentAtOf,
      searchText: ({ sentAt }) => timeOf(sentAt),
      cell: ({ sentAt, receivedAt }) => (
        <div>
          {timeOf(sentAt) || '–'}
          {receivedAt && <ReceivedNote at={receivedAt} />}
        </div>
      ),
    },
  ];
}
