import Button from '@cloudscape-design/components/button';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { TableProps } from '@cloudscape-design/components/table';
import type { ReactNode } from 'react';
import { type Application, columns, hrefOf, type SortKey, shownDate } from '../common/use-list.ts';
import { deleteOf, detailOf, listWords } from '../common/words.ts';

const types: Readonly<Record<string, StatusIndicatorProps.Type>> = {
  '10': 'not-started',
  '20': 'pending',
  '27': 'pending',
  '50': 'success',
  '90': 'error',
};

const cells: Readonly<Record<SortKey, (row: Application) => ReactNode>> = {
  company: ({ company }) => <span lang="id">{company}</span>,
  number: (row) => <Link href={hrefOf(row)}>{row.number}</Link>,
  date: ({ date }) => shownDate(date),
  permitType: ({ permitType }) => <span lang="id">{permitType}</span>,
  statusLabel: ({ status, statusLabel }) => (
    <StatusIndicator type={types[status] ?? 'pending'}>{statusLabel}</StatusIndicator>
  ),
};

const actions = (row: Application) => (
  <SpaceBetween direction="horizontal" size="xs">
    <Button variant="inline-link" href={hrefOf(row)} ariaLabel={detailOf(row.number)}>
      {listWords.detail}
    </Button>
    <Button variant="inline-icon" iconName="remove" ariaLabel={deleteOf(row.number)} />
  </SpaceBetween>
);

/** The columns of the table. The rows come sorted: a field here only names the column. */
export const columnDefinitions: TableProps.ColumnDefinition<Application>[] = [
  ...columns.map(([key, head]) => ({
    id: key,
    header: head,
    sortingField: key,
    isRowHeader: key === 'number',
    cell: cells[key],
  })),
  { id: 'actions', header: listWords.actions, cell: actions },
];
