import { CheckmarkCircleIcon, ClockIcon, PencilIcon, TrashIcon, XMarkOctagonIcon } from '@navikt/aksel-icons';
import { Button, HStack, Link, Table, Tag } from '@navikt/ds-react';
import { type Application, hrefOf, shownDate } from '../common/use-list.ts';
import { deleteOf, detailOf, listWords } from '../common/words.ts';

const process = { color: 'info', icon: <ClockIcon aria-hidden /> } as const;
const looks = {
  '10': { color: 'neutral', icon: <PencilIcon aria-hidden /> },
  '20': process,
  '27': process,
  '50': { color: 'success', icon: <CheckmarkCircleIcon aria-hidden /> },
  '90': { color: 'danger', icon: <XMarkOctagonIcon aria-hidden /> },
} as const;

/** One application with its actions. */
export function ListRow({ row }: { row: Application }) {
  const { color, icon } = looks[row.status as keyof typeof looks] ?? process;
  return (
    <Table.Row>
      <Table.DataCell lang="id">{row.company}</Table.DataCell>
      <Table.HeaderCell scope="row">
        <Link href={hrefOf(row)}>{row.number}</Link>
      </Table.HeaderCell>
      <Table.DataCell style={{ whiteSpace: 'nowrap' }}>{shownDate(row.date)}</Table.DataCell>
      <Table.DataCell lang="id">{row.permitType}</Table.DataCell>
      <Table.DataCell>
        <Tag lang="id" size="small" data-color={color} icon={icon}>
          {row.statusLabel}
        </Tag>
      </Table.DataCell>
      <Table.DataCell>
        <HStack gap="space-4" justify="end" wrap={false}>
          <Button as="a" size="small" variant="tertiary" href={hrefOf(row)} aria-label={detailOf(row.number)}>
            {listWords.detail}
          </Button>
          <Button
            size="small"
            variant="tertiary"
            data-color="danger"
            icon={<TrashIcon title={deleteOf(row.number)} />}
          />
        </HStack>
      </Table.DataCell>
    </Table.Row>
  );
}
