import type { ListedApplication } from '@pabean/api/contract';
import { dataLanguage, formatDate, inspectionOf } from '@pabean/api/rules';
import { CellNote, RowLink, type TableColumn } from '@pabean/ui/data-table';
import { hrefTo } from '../../paths.ts';
import type { Area } from '../../permit/area.ts';
import { StatusCell } from '../../permit/status-cell.tsx';
import type { PageWords } from '../../words/pages-id.ts';

/** The words of the list, and those that it shares with that of the applicant's own. */
export interface BrowseWords {
  readonly own: PageWords['browseList'];
  readonly shared: PageWords['applicationList'];
  /** What filing again is called. */
  readonly again: PageWords['refile'];
}

// Declared once: what was sorted and searched is kept by these functions.
const companyOf = ({ companyName }: ListedApplication) => companyName;
const byDate = ({ date, number }: ListedApplication) => `${date} ${number}`;
const applicationOf = ({ number, date }: ListedApplication) => `${number} ${formatDate(date)}`;
const byApproval = ({ approvalDate, approvalNumber }: ListedApplication) =>
  approvalNumber && `${approvalDate ?? ''} ${approvalNumber}`;
const approvalOf = ({ approvalNumber, approvalDate }: ListedApplication) =>
  [approvalNumber, approvalDate && formatDate(approvalDate)].filter(Boolean).join(' ');
const permitTypeOf = ({ permitTypeName }: ListedApplication) => permitTypeName;
const statusOf = ({ statusLabel }: ListedApplication) => statusLabel;

/** The inspected flag in words, where the permit type has some. */
const inspectionIn =
  (words: PageWords['browseList']) =>
  ({ permitTypeId, approvalFlag }: ListedApplication) => {
    const inspection = inspectionOf(permitTypeId, approvalFlag?.toUpperCase() ?? null);
    if (inspection === 'inspected') return words.inspected;
    return inspection === 'notInspected' ? words.notInspected : inspection;
  };

/** The list's columns, in the order of the documents. The number names a row, although the company stands before it. */
export function columnsIn(
  { own, shared }: Pick<BrowseWords, 'own' | 'shared'>,
  area: Pick<Area, 'browseDetail'>,
): readonly TableColumn<ListedApplication>[] {
  const inspection = inspectionIn(own);
  return [
    {
      id: 'company',
      head: shared.company,
      sortValue: companyOf,
      searchText: companyOf,
      cell: companyOf,
      lang: dataLanguage,
    },
    {
      id: 'number',
      head: own.application,
      card: 'title',
      sortValue: byDate,
      searchText: applicationOf,
      cell: ({ id, number, date }) => (
        <>
          <RowLink href={hrefTo(area.browseDetail, { idmohon: id })}>{number}</RowLink>
          <CellNote>{formatDate(date)}</CellNote>
        </>
      ),
    },
    {
      id: 'approval',
      head: own.approval,
      nowrap: true,
      sortValue: byApproval,
      searchText: approvalOf,
      cell: ({ approvalNumber, approvalDate }) =>
        approvalNumber ? (
          <div>
            {approvalNumber}
            <CellNote>{approvalDate && formatDate(approvalDate)}</CellNote>
          </div>
        ) : (
          '–'
        ),
    },
    {
      id: 'permitType',
      head: shared.permitType,
      sortValue: permitTypeOf,
      searchText: permitTypeOf,
      cell: permitTypeOf,
      lang: dataLanguage,
    },
    {
      id: 'status',
      head: shared.status,
      card: 'badge',
      sortValue: statusOf,
      searchText: statusOf,
      cell: (application) => <StatusCell application={application} />,
    },
    {
      id: 'inspection',
      head: own.inspection,
      sortValue: inspection,
      searchText: inspection,
      cell: (application) => inspection(application) || '–',
    },
  ];
}
