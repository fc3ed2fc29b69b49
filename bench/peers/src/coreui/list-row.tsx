import { cilCheckCircle, cilClock, cilPencil, cilTrash, cilXCircle } from '@coreui/icons';
import CIcon from '@coreui/icons-react';
import { CBadge, CButton, CLink, CTableDataCell, CTableHeaderCell, CTableRow } from '@coreui/react';
import { type Application, hrefOf, shownDate } from '../common/use-list.ts';
import { deleteOf, detailOf, listWords } from '../common/words.ts';

const process = { color: 'info', icon: cilClock } as const;
const looks = {
  '10': { color: 'secondary', icon: cilPencil },
  '20': process,
  '27': process,
  '50': { color: 'success', icon: cilCheckCircle },
  '90': { color: 'danger', icon: cilXCircle },
} as const;

/** One application with its actions. */
export function ListRow({ row }: { row: Application }) {
  const { color, icon } = looks[row.status as keyof typeof looks] ?? process;
  return (
    <CTableRow>
      <CTableDataCell lang="id">{row.company}</CTableDataCell>
      <CTableHeaderCell scope="row">
        <CLink href={hrefOf(row)}>{row.number}</CLink>
      </CTableHeaderCell>
      <CTableDataCell className="text-nowrap">{shownDate(row.date)}</CTableDataCell>
      <CTableDataCell lang="id">{row.permitType}</CTableDataCell>
      <CTableDataCell>
        <CBadge lang="id" color={color}>
          <CIcon icon={icon} size="sm" /> {row.statusLabel}
        </CBadge>
      </CTableDataCell>
      <CTableDataCell className="text-end text-nowrap">
        <CButton
          as="a"
          size="sm"
          variant="ghost"
          color="primary"
          href={hrefOf(row)}
          aria-label={detailOf(row.number)}
        >
          {listWords.detail}
        </CButton>
        <CButton
          size="sm"
          variant="ghost"
          color="danger"
          title={deleteOf(row.number)}
          aria-label={deleteOf(row.number)}
        >
          <CIcon icon={cilTrash} />
        </CButton>
      </CTableDataCell>
    </CTableRow>
  );
}
