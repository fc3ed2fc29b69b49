import { Button, Link, Table, Tag } from '@digdir/designsystemet-react';
import { CheckmarkCircleIcon, ClockIcon, PencilIcon, TrashIcon, XMarkOctagonIcon } from '@navikt/aksel-icons';
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
      <Table.Cell lang="id">{row.company}</Table.Cell>
      <Table.HeaderCell scope="row">
        <Link href={hrefOf(row)}>{row.number}</Link>
      </Table.HeaderCell>
      <Table.Cell className="nowrap">{shownDate(row.date)}</Table.Cell>
      <Table.Cell lang="id">{row.permitType}</Table.Cell>
      <Table.Cell>
        <Tag lang="id" data-size="sm" data-color={color}>
          {icon}
          {row.statusLabel}
        </Tag>
      </Table.Cell>
      <Table.Cell className="nowrap">
        <Button asChild variant="tertiary" data-size="sm">
          <a href={hrefOf(row)} aria-label={detailOf(row.number)}>
            {listWords.detail}
          </a>
        </Button>
        <Button
          icon
          variant="tertiary"
          data-size="sm"
          data-color="danger"
          title={deleteOf(row.number)}
          aria-label={deleteOf(row.number)}
        >
          <TrashIcon aria-hidden />
        </Button>
      </Table.Cell>
    </Table.Row>
  );
}
