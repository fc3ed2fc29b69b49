import type { ListedApplication } from '@pabean/api/contract';
import { formatDate, inspectionOf, isDraft, printableOf, REJECTED } from '@pabean/api/rules';
import { Button, ButtonLink, CellNote, IconButton, PrintButton, RowLink, type TableColumn } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquareText } from 'lucide-react';
import { say } from '../../packages/ui/src/testing/say.ts';
import {
  applications,
  byPermitType,
  companyColumn,
  permitTypeColumn,
  statusColumn,
} from './applications.tsx';
import { ListScreen } from './list-screen.tsx';

const sent = applications.filter(({ status }) => !isDraft(status));

const inspectionIn = ({ permitTypeId, approvalFlag }: ListedApplication) =>
  inspectionOf(permitTypeId, approvalFlag);

const columns: readonly TableColumn<ListedApplication>[] = [
  companyColumn,
  {
    id: 'number',
    head: say('Permohonan', 'Application'),
    card: 'title',
    sortValue: ({ date, number }) => `${date} ${number}`,
    searchText: ({ number }) => number,
    cell: ({ id, number, date }) => (
      <>
        <RowLink href={`#/brows/${id}`}>{number}</RowLink>
        <CellNote>{formatDate(date)}</CellNote>
      </>
    ),
  },
  {
    id: 'approval',
    head: say('No. persetujuan', 'Approval no.'),
    nowrap: true,
    sortValue: ({ approvalNumber }) => approvalNumber,
    searchText: ({ approvalNumber }) => approvalNumber ?? '',
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
  permitTypeColumn,
  statusColumn,
  {
    id: 'inspection',
    head: say('Pemeriksaan', 'Inspection'),
    sortValue: inspectionIn,
    cell: (application) => inspectionIn(application) || '–',
  },
];

const filters = [byPermitType];

function Actions({ application }: { application: ListedApplication }) {
  const { id, number, status, approvalNumber } = application;
  const always = (
    <>
      <ButtonLink
        size="small"
        variant="quiet"
        href={`#/brows/${id}`}
        aria-label={say(`Detail permohonan ${number}`, `Detail of application ${number}`)}
      >
        Detail
      </ButtonLink>
      <IconButton
        size="small"
        label={say(`Catatan petugas permohonan ${number}`, `Officers’ notes on application ${number}`)}
        icon={<MessageSquareText size={16} />}
      />
      <PrintButton
        size="small"
        variant="quiet"
        whenNone="hide"
        licence={printableOf(application)}
        thing={approvalNumber ?? number}
        onPrint={() => undefined}
      />
    </>
  );
  if (status !== REJECTED) return always;
  return (
    <div className="screen-lines">
      <div>{always}</div>
      <Button
        size="small"
        variant="quiet"
        aria-label={say(`Ajukan kembali permohonan ${number}`, `File again: application ${number}`)}
      >
        {say('Ajukan Kembali', 'File again')}
      </Button>
    </div>
  );
}

function Browse({ rows = sent }: { rows?: readonly ListedApplication[] }) {
  return (
    <ListScreen
      current="#/brows"
      area={say('Perizinan', 'Permits')}
      heading="Browse"
      lead={say(
        'Permohonan yang sudah dikirim, beserta persetujuan dan catatan petugas.',
        'Applications that were sent, with their approval and the notes of officers.',
      )}
      columns={columns}
      rows={rows}
      filters={filters}
      searchLabel={say('Cari permohonan', 'Search applications sent')}
      searchPlaceholder={say('Cari nomor, perusahaan, persetujuan', 'Search number, company, approval')}
      actions={(application) => <Actions application={application} />}
      empty={{
        heading: say('Belum ada permohonan yang dikirim', 'Nothing has been sent yet'),
        text: say(
          'Permohonan tampil di sini setelah Anda mengirimnya dari Pengajuan.',
          'Applications appear here once you have sent them from Applications.',
        ),
      }}
    />
  );
}

const meta = {
  title: 'Screens/Browse',
  component: Browse,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Browse>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { rows: [] } };
