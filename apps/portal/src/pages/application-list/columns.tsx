import type { ListedApplication } from '@pabean/api/contract';
import { dataLanguage, fill, formatDate, formatDateTime, isDraft, withGloss } from '@pabean/api/rules';
import { CellNote, RowLink, type TableColumn } from '@pabean/ui/data-table';
import type { StatusGloss } from '@pabean/ui/messages';
import type { PageMessages } from '../../messages/pages-id.ts';
import { hrefTo } from '../../paths.ts';
import type { Area } from '../../permit/area.ts';
import { StatusCell } from '../../permit/status-cell.tsx';

// Outside of the component: sort and search caches are keyed by these functions.
const companyOf = ({ companyName }: ListedApplication) => companyName;
const numberOf = ({ number }: ListedApplication) => number;
const dateOf = ({ date }: ListedApplication) => date;
const writtenDateOf = ({ date }: ListedApplication) => formatDate(date);
const permitTypeOf = ({ permitTypeName }: ListedApplication) => permitTypeName;
const statusOf = ({ statusLabel }: ListedApplication) => statusLabel;

/**
 * The list's columns, in the documented order. The number names a row, although the company is before it; for drafts,
 * which may have the same, with the time of creation.
 *
 * @param timeZone Time zone of the shown times.
 */
export const columnsIn = (
  messages: PageMessages['applicationList'],
  dateLabel: string,
  area: Pick<Area, 'detail'>,
  timeZone: string,
  statusGloss: StatusGloss,
): readonly TableColumn<ListedApplication>[] => [
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
    cell: ({ id, number, status, createdAt }) => (
      <div>
        <RowLink href={hrefTo(area.detail, { idmohon: id })}>{number}</RowLink>
        {isDraft(status) && createdAt && (
          <CellNote>{fill(messages.createdAt, { time: formatDateTime(createdAt, timeZone) })}</CellNote>
        )}
      </div>
    ),
  },
  {
    id: 'date',
    head: dateLabel,
    nowrap: true,
    sortValue: dateOf,
    searchText: writtenDateOf,
    cell: writtenDateOf,
  },
  {
    id: 'permitType',
    head: messages.permitType,
    sortValue: permitTypeOf,
    searchText: permitTypeOf,
    cell: permitTypeOf,
    lang: dataLanguage,
  },
  {
    id: 'status',
    head: messages.status,
    card: 'badge',
    sortValue: statusOf,
    searchText: ({ statusLabel, status }) => withGloss(statusLabel, statusGloss(status)),
    cell: (application) => <StatusCell application={application} />,
  },
];
