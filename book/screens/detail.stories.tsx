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
import { say } from '../../packages/ui/src/testing/say.ts';
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
        <h2>{say('Dokumen pelengkap', 'Supporting documents')}</h2>
        <Button size="small" icon={<Plus size={16} />}>
          {say('Tambah Dokap', 'Add document')}
        </Button>
      </div>
      <PlainTable
        caption={say('Dokumen pelengkap', 'Supporting documents')}
        rows={documents}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'name',
            head: say('Nama dokumen', 'Document'),
            card: 'title',
            cell: ({ name, mandatory }) => (
              <span className="screen-two">
                <b>{name}</b>
                {mandatory && <CellNote>{say('Wajib', 'Mandatory')}</CellNote>}
              </span>
            ),
          },
          { id: 'number', head: say('Nomor', 'Number'), cell: ({ first }) => first },
          {
            id: 'date',
            head: say('Tanggal', 'Date'),
            nowrap: true,
            cell: ({ second }) => second && formatDate(second),
          },
          {
            id: 'file',
            head: say('Berkas', 'File'),
            nowrap: true,
            cell: ({ fileName }) =>
              fileName ? (
                <>
                  <Button
                    size="small"
                    variant="tertiary"
                    aria-label={say(
                      'PDF · 84 Kb, Unduh Surat Permohonan',
                      'PDF · 84 Kb, download Surat Permohonan',
                    )}
                  >
                    PDF · 84 Kb
                  </Button>
                  <span data-print="only">{fileName}</span>
                </>
              ) : (
                say('Berkas belum diunggah', 'The file was not uploaded')
              ),
          },
        ]}
        actions={({ name }) => (
          <IconButton
            size="small"
            label={say(`Ubah ${name}`, `Edit ${name}`)}
            icon={<RowIcon name="edit" />}
          />
        )}
        empty={{ heading: say('Belum ada dokumen', 'No documents yet') }}
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
              { label: say('Pengajuan', 'Applications'), href: '#/pengajuan' },
              { label: application.number },
            ]}
          />
        }
        badge={<StatusBadge code={application.status} label={application.statusLabel} />}
        facts={[
          { label: 'No.', value: application.number, strong: true },
          { label: say('Tanggal', 'Date'), value: formatDate(application.date) },
          { label: say('Kantor', 'Office'), value: '020400' },
        ]}
        actions={
          <>
            <ButtonLink variant="tertiary" href="#/pengajuan">
              {say('Kembali', 'Back')}
            </ButtonLink>
            <Button variant="primary" icon={<Send size={16} />}>
              {say('Kirim', 'Send')}
            </Button>
          </>
        }
      />
      <div className="screen-columns">
        <div className="screen-stack screen-roomy">
          <Documents />
          <section className="screen-stack" aria-labelledby="data">
            <h2 id="data">{say('Data permohonan', 'Application data')}</h2>
            <DescriptionList>
              <DescriptionItem term={say('Pemohon', 'Applicant')}>{application.companyName}</DescriptionItem>
              <DescriptionItem term={say('NPWP 16 digit', '16-digit NPWP')}>
                <Npwp value={application.npwp ?? ''} />
              </DescriptionItem>
              <DescriptionItem term={say('Alamat', 'Address')}>{application.companyAddress}</DescriptionItem>
              <DescriptionItem term="E-mail">{application.email}</DescriptionItem>
              <DescriptionItem term={say('No. telepon', 'Phone number')}>{application.phone}</DescriptionItem>
            </DescriptionList>
          </section>
        </div>
        <aside
          className="screen-stack screen-roomy"
          aria-label={say('Keadaan permohonan', 'State of the application')}
        >
          <ReadinessList
            items={[
              {
                id: 'data',
                done: true,
                text: say('Data permohonan lengkap', 'The application data is complete'),
              },
              {
                id: 'dokumen',
                done: false,
                text: say('2 dari 3 dokumen lengkap', '2 of 3 documents complete'),
              },
              {
                id: 'bl',
                done: false,
                text: say(
                  'Berikutnya: Berkas dokumen Bill of Lading belum diunggah.',
                  'Next: the file of the document Bill of Lading was not uploaded.',
                ),
                action: (
                  <Button
                    size="small"
                    variant="tertiary"
                    aria-label={say('Lengkapi Bill of Lading', 'Complete Bill of Lading')}
                  >
                    {say('Lengkapi', 'Complete')}
                  </Button>
                ),
              },
            ]}
          />
          <section className="screen-stack" aria-labelledby="riwayat">
            <h2 id="riwayat">{say('Riwayat', 'History')}</h2>
            <StatusTimeline
              code={application.status}
              label={application.statusLabel}
              events={[{ label: say('Draf dibuat', 'Draft made'), at: '2024-09-24T07:30:00+07:00' }]}
              timeZone="Asia/Jakarta"
            />
          </section>
        </aside>
      </div>
    </Frame>
  );
}

const meta = {
  title: 'Screens/Detail',
  component: Detail,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Detail>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
