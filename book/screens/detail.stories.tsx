import { buildApplicationHeader, buildDokap } from '@pabean/api/fixtures';
import { formatDate } from '@pabean/api/rules';
import {
  Breadcrumb,
  Button,
  ButtonLink,
  CellNote,
  DescriptionItem,
  DescriptionList,
  IconButton,
  Npwp,
  PageHeader,
  PlainTable,
  ReadinessList,
  RowIcon,
  StatusBadge,
  StatusTimeline,
} from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Send } from 'lucide-react';
import { Frame } from './frame.tsx';

const application = buildApplicationHeader({
  number: '118/SNB/IX/2024',
  permitTypeName: 'Pembongkaran di luar Kawasan Pabean',
});

const documents = [
  buildDokap({ first: application.number, fileName: 'surat.pdf' }),
  buildDokap({
    id: '01JA8M6B1N5R0K2W4Y7Z9A3DE1',
    code: '2',
    name: 'Bill of Lading',
    first: 'MAEU 245810937',
    second: '2024-09-18',
  }),
  buildDokap({
    id: '01JA8M6B1N5R0K2W4Y7Z9A3DE2',
    code: '3',
    name: 'BC 1.1',
    first: '004512',
    second: '2024-09-20',
    mandatory: null,
  }),
];

function Documents() {
  return (
    <div className="screen-stack">
      <div className="screen-head">
        <h2>Dokumen pelengkap</h2>
        <Button size="small" icon={<Plus size={16} />}>
          Tambah Dokap
        </Button>
      </div>
      <PlainTable
        caption="Dokumen pelengkap"
        rows={documents}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'name',
            head: 'Nama dokumen',
            card: 'title',
            cell: ({ name, mandatory }) => (
              <span className="screen-two">
                <b>{name}</b>
                {mandatory && <CellNote>Wajib</CellNote>}
              </span>
            ),
          },
          { id: 'number', head: 'Nomor', cell: ({ first }) => first },
          { id: 'date', head: 'Tanggal', nowrap: true, cell: ({ second }) => second && formatDate(second) },
          {
            id: 'file',
            head: 'Berkas',
            nowrap: true,
            cell: ({ fileName }) =>
              fileName ? (
                <>
                  <Button size="small" variant="tertiary" aria-label="PDF · 84 Kb, Unduh Surat Permohonan">
                    PDF · 84 Kb
                  </Button>
                  <span data-print="only">{fileName}</span>
                </>
              ) : (
                'Berkas belum diunggah'
              ),
          },
        ]}
        actions={({ name }) => (
          <IconButton size="small" label={`Ubah ${name}`} icon={<RowIcon name="edit" />} />
        )}
        empty={{ heading: 'Belum ada dokumen' }}
      />
    </div>
  );
}

function Detail() {
  return (
    <Frame current="#/pengajuan">
      <PageHeader
        heading={application.permitTypeName}
        breadcrumb={
          <Breadcrumb
            items={[
              { label: 'Dashboard', href: '#/dashboard' },
              { label: 'Pengajuan', href: '#/pengajuan' },
              { label: application.number },
            ]}
          />
        }
        badge={<StatusBadge code={application.status} label={application.statusLabel} />}
        facts={[
          { label: 'No.', value: application.number, strong: true },
          { label: 'Tanggal', value: formatDate(application.date) },
          { label: 'Kantor', value: '020400' },
        ]}
        actions={
          <>
            <ButtonLink variant="tertiary" href="#/pengajuan">
              Kembali
            </ButtonLink>
            <Button variant="primary" icon={<Send size={16} />}>
              Kirim
            </Button>
          </>
        }
      />
      <div className="screen-columns">
        <div className="screen-stack screen-roomy">
          <Documents />
          <section className="screen-stack" aria-labelledby="data">
            <h2 id="data">Data permohonan</h2>
            <DescriptionList>
              <DescriptionItem term="Pemohon">{application.companyName}</DescriptionItem>
              <DescriptionItem term="NPWP 16 digit">
                <Npwp value={application.npwp ?? ''} />
              </DescriptionItem>
              <DescriptionItem term="Alamat">{application.companyAddress}</DescriptionItem>
              <DescriptionItem term="E-mail">{application.email}</DescriptionItem>
              <DescriptionItem term="No. telepon">{application.phone}</DescriptionItem>
            </DescriptionList>
          </section>
        </div>
        <aside className="screen-stack screen-roomy" aria-label="Keadaan permohonan">
          <ReadinessList
            items={[
              { id: 'data', done: true, text: 'Data permohonan lengkap' },
              { id: 'dokumen', done: false, text: '2 dari 3 dokumen lengkap' },
              {
                id: 'bl',
                done: false,
                text: 'Berikutnya: Berkas dokumen Bill of Lading belum diunggah.',
                action: (
                  <Button size="small" variant="tertiary" aria-label="Lengkapi Bill of Lading">
                    Lengkapi
                  </Button>
                ),
              },
            ]}
          />
          <section className="screen-stack" aria-labelledby="riwayat">
            <h2 id="riwayat">Riwayat</h2>
            <StatusTimeline
              code={application.status}
              label={application.statusLabel}
              events={[{ label: 'Draf dibuat', at: '2024-09-24T07:30:00+07:00' }]}
              timeZone="Asia/Jakarta"
            />
          </section>
        </aside>
      </div>
    </Frame>
  );
}

const meta = {
  title: 'Contoh layar/Rincian',
  component: Detail,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Detail>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
