import type { ListedApplication } from '@pabean/api/contract';
import { dataLanguage, formatDate, inspectionOf, withGloss } from '@pabean/api/rules';
import { CellNote, RowLink, type TableColumn } from '@pabean/ui/data-table';
import type { StatusGloss } from '@pabean/ui/messages';
import type { PageMessages } from '../../messages/pages-id.ts';
import { hrefTo } from '../../paths.ts';
import type { Area } from '../../permit/area.ts';
import { StatusCell } from '../../permit/status-cell.tsx';

/** Messages of the list, and those shared with the list of own applications. */
export interface BrowseMessages {
  readonly own: PageMessages['browseList'];
  readonly shared: PageMessages['applicationList'];
  /** Messages of filing again. */
  readonly again: PageMessages['refile'];
}

// Outside of the component: sort and search caches are keyed by these functions.
const companyOf = ({ companyName }: ListedApplication) => companyName;
const byDate = ({ date, number }: ListedApplication) => `${date} ${number}`;
const applicationOf = ({ number, date }: ListedApplication) => `${number} ${formatDate(date)}`;
const byApproval = ({ approvalDate, approvalNumber }: ListedApplication) =>
  approvalNumber && `${approvalDate ?? ''} ${approvalNumber}`;
const approvalOf = ({ approvalNumber, approvalDate }: ListedApplication) =>
  [approvalNumber, approvalDate && formatDate(approvalDate)].filter(Boolean).join(' ');
const permitTypeOf = ({ permitTypeName }: ListedApplication) => permitTypeName;
const statusOf = ({ statusLabel }: ListedApplication) => statusLabel;

/** The label of the inspection flag, where the permit type has one. */
const inspectionIn =
  (messages: PageMessages['browseList']) =>
  ({ permitTypeId, approvalFlag }: ListedApplication) => {
    const inspection = inspectionOf(permitTypeId, approvalFlag?.toUpperCase() ?? null);
    if (inspection === 'inspected') return messages.inspected;
    return inspection === 'notInspected' ? messages.notInspected : inspection;
  };

/** The list's columns, in the documented order. The number names a row, although the company is before it. */
export function columnsIn(
  { own, shared }: Pick<BrowseMessages, 'own' | 'shared'>,
  area: Pick<Area, 'browseDetail'>,
  statusGloss: StatusGloss,
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
      searchText: ({ statusLabel, status }) => withGloss(statusLabel, statusGloss(status)),
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
