import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  DeleteOutlined,
  EditOutlined,
} from '@ant-design/icons';
import { Button, Space, type TableColumnsType, Tag, Typography } from 'antd';
import type { ReactNode } from 'react';
import {
  type Application,
  columns,
  hrefOf,
  type ListState,
  type SortKey,
  shownDate,
} from '../common/use-list.ts';
import { deleteOf, detailOf, listWords } from '../common/words.ts';

const process = { color: 'processing', icon: <ClockCircleOutlined /> };
const looks: Readonly<Record<string, typeof process>> = {
  '10': { color: 'default', icon: <EditOutlined /> },
  '20': process,
  '27': process,
  '50': { color: 'success', icon: <CheckCircleOutlined /> },
  '90': { color: 'error', icon: <CloseCircleOutlined /> },
};

const cells: Readonly<Record<SortKey, (row: Application) => ReactNode>> = {
  company: ({ company }) => <span lang="id">{company}</span>,
  number: (row) => <Typography.Link href={hrefOf(row)}>{row.number}</Typography.Link>,
  date: ({ date }) => <span style={{ whiteSpace: 'nowrap' }}>{shownDate(date)}</span>,
  permitType: ({ permitType }) => <span lang="id">{permitType}</span>,
  statusLabel: ({ status, statusLabel }) => (
    <Tag lang="id" {...(looks[status] ?? process)}>
      {statusLabel}
    </Tag>
  ),
};

const actions = (row: Application) => (
  <Space size={4}>
    <Button type="text" size="small" href={hrefOf(row)} aria-label={detailOf(row.number)}>
      {listWords.detail}
    </Button>
    <Button
      danger
      type="text"
      size="small"
      icon={<DeleteOutlined />}
      title={deleteOf(row.number)}
      aria-label={deleteOf(row.number)}
    />
  </Space>
);

/** The columns of the table. */
export function columnsOf({ column, descending }: ListState): TableColumnsType<Application> {
  const direction = descending ? 'descend' : 'ascend';
  return [
    ...columns.map(([key, head]) => ({
      key,
      title: head,
      rowScope: key === 'number' ? ('row' as const) : undefined,
      // The rows come sorted.
      sorter: true,
      sortDirections: ['ascend' as const, 'descend' as const, 'ascend' as const],
      sortOrder: key === column ? (direction as 'ascend' | 'descend') : null,
      render: (_: unknown, row: Application) => cells[key](row),
    })),
    { key: 'actions', title: listWords.actions, render: (_, row) => actions(row) },
  ];
}
