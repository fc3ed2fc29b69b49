import type { ListedApplication } from '@pabean/api/contract';
import { formatDate } from '@pabean/api/rules';
import { RowLink, StatusBadge, type TableColumn } from '@pabean/ui';
import { hrefTo, paths } from '../../paths.ts';
import type { Words } from '../../words/id.ts';

/** The list's columns, in the order of the documents. The number names a row, although the company stands before it. */
export const columnsIn = ({
  applicationList: words,
  common,
}: Words): readonly TableColumn<ListedApplication>[] => [
  {
    id: 'company',
    head: words.company,
    sortValue: ({ companyName }) => companyName,
    searchText: ({ companyName }) => companyName,
    cell: ({ companyName }) => companyName,
  },
  {
    id: 'number',
    head: words.number,
    card: 'title',
    sortValue: ({ number }) => number,
    searchText: ({ number }) => number,
    cell: ({ id, number }) => (
      <RowLink href={hrefTo(paths.applicationDetail, { idmohon: id })}>{number}</RowLink>
    ),
  },
  {
    id: 'date',
    head: common.date,
    nowrap: true,
    sortValue: ({ date }) => date,
    searchText: ({ date }) => formatDate(date),
    cell: ({ date }) => formatDate(date),
  },
  {
    id: 'permitType',
    head: words.permitType,
    sortValue: ({ permitTypeName }) => permitTypeName,
    searchText: ({ permitTypeName }) => permitTypeName,
    cell: ({ permitTypeName }) => permitTypeName,
  },
  {
    id: 'status',
    head: words.status,
    card: 'badge',
    sortValue: ({ statusLabel }) => statusLabel,
    searchText: ({ statusLabel }) => statusLabel,
    cell: ({ status, statusLabel }) => <StatusBadge code={status} label={statusLabel} />,
  },
];
