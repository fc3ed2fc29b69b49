import type { ListedManifest } from '@pabean/api/contract';
import { formatDate, formatDateTime } from '@pabean/api/rules';
import { ManifestUploadForm } from '@pabean/forms';
import { Button, ButtonLink, CellNote, PageHeader, type TableColumn } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { say } from '../../packages/ui/src/testing/say.ts';
import { Crumbs, Frame } from './frame.tsx';
import { ListScreen } from './list-screen.tsx';

const area = say('Rekonsiliasi Manifes', 'Manifest reconciliation');
const list = 'Browse BL/AWB';
const addFile = say('Tambah File', 'Add file');

const timeZone = 'Asia/Jakarta';

const senders: Readonly<Record<string, string>> = {
  1: say('PJT', 'Courier company (PJT)'),
  2: say('Agen Pengangkut', 'Carrier agent'),
};

const purposes: Readonly<Record<string, string>> = {
  1: say('Dari luar Daerah Pabean ke Kawasan Bebas', 'From outside the customs area to the free zone'),
  2: say(
    'Dari Kawasan Bebas ke tempat lain dalam Daerah Pabean',
    'From the free zone to the rest of the customs area',
  ),
};

const manifests = Array.from({ length: 12 }, (_, index): ListedManifest => {
  const day = String(24 - index).padStart(2, '0');
  const isCourier = index % 4 === 1;
  return {
    id: `01JA8M5T4Q7X2V9B3C6D8E0H${String(index).padStart(2, '0')}`,
    companyName: 'PT Contoh Logistik Batam',
    number: isCourier ? `998-402${30_057 + index}` : `CTHB0${4_085_222 + index * 7919}`,
    date: `2024-09-${day}`,
    companyKind: isCourier ? '1' : '2',
    purpose: index % 5 === 2 ? '2' : '1',
    sentAt: `2024-09-${day}T08:37:00+07:00`,
    fileDirectory: 'rekon',
    fileName: 'manifes.xlsx',
    fileBytes: 41_984,
    receivedAt: index === 0 ? null : `2024-09-${day}T11:37:00+07:00`,
  };
});

const columns: readonly TableColumn<ListedManifest>[] = [
  {
    id: 'company',
    head: say('Perusahaan', 'Company'),
    sortValue: ({ companyName }) => companyName,
    searchText: ({ companyName }) => companyName,
    cell: ({ companyName }) => companyName,
    lang: 'id',
  },
  {
    id: 'number',
    head: say('No. BL/AWB', 'BL/AWB no.'),
    card: 'title',
    sortValue: ({ number }) => number,
    searchText: ({ number }) => number,
    cell: ({ number }) => number,
  },
  {
    id: 'date',
    head: say('Tgl. BL/AWB', 'BL/AWB date'),
    nowrap: true,
    sortValue: ({ date }) => date,
    searchText: ({ date }) => formatDate(date),
    cell: ({ date }) => formatDate(date),
  },
  {
    id: 'sender',
    head: say('Jenis pengirim', 'Sender kind'),
    sortValue: ({ companyKind }) => senders[companyKind],
    cell: ({ companyKind }) => senders[companyKind],
  },
  {
    id: 'kind',
    head: say('Jenis dokumen', 'Document kind'),
    sortValue: ({ purpose }) => purposes[purpose],
    cell: ({ purpose }) => purposes[purpose],
  },
  {
    id: 'sentAt',
    head: say('Waktu kirim', 'Time sent'),
    nowrap: true,
    sortValue: ({ sentAt }) => sentAt,
    cell: ({ sentAt, receivedAt }) => (
      <div>
        {formatDateTime(sentAt ?? '', timeZone)}
        {receivedAt && (
          <CellNote>
            {say('Diterima', 'Received')} {formatDateTime(receivedAt, timeZone)}
          </CellNote>
        )}
      </div>
    ),
  },
];

const Manifests = () => (
  <ListScreen
    current="#/manifes"
    area={area}
    heading={list}
    lead={say(
      'BL/AWB yang dikirim perusahaan Anda untuk dicocokkan oleh kantor.',
      'Bills of lading and air waybills that your company sent for the office to reconcile.',
    )}
    add={
      <ButtonLink variant="primary" icon={<Plus size={16} />} href="#/manifes/baru">
        {addFile}
      </ButtonLink>
    }
    columns={columns}
    rows={manifests}
    searchLabel={say('Cari BL/AWB', 'Search BL/AWB')}
    searchPlaceholder={say('Cari nomor, tanggal, perusahaan', 'Search number, date, company')}
    actions={({ number }) => (
      <Button
        size="small"
        variant="quiet"
        aria-label={say(`Unduh berkas BL/AWB ${number}`, `Download file of BL/AWB ${number}`)}
      >
        {say('Unduh berkas', 'Download file')}
      </Button>
    )}
  />
);

const ManifestForm = () => (
  <Frame current="#/manifes">
    <PageHeader
      heading={addFile}
      breadcrumb={<Crumbs items={[area, { label: list, href: '#/manifes' }, addFile]} />}
    >
      {say(
        'Semua isian wajib diisi. Kantor mencocokkan BL/AWB ini dengan manifes.',
        'Everything must be filled in. The office reconciles this BL/AWB with the manifest.',
      )}
    </PageHeader>
    <ManifestUploadForm
      onSave={async () => ({ message: say('Manifes berhasil dikirim.', 'The manifest has been sent.') })}
      onSaved={() => undefined}
      onBack={() => undefined}
    />
  </Frame>
);

const meta = {
  title: 'Screens/Manifests',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The manifests that a company sent. */
export const List: Story = { render: () => <Manifests /> };

/** A manifest to send. */
export const Form: Story = { render: () => <ManifestForm /> };
