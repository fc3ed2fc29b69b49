import { buildApplicationHeader, buildDokap } from '@pabean/api/fixtures';
import { formatDate, formatDateTime, printableOf } from '@pabean/api/rules';
import { Button, PlainTable, PrintButton, StatusTimeline } from '@pabean/ui';
import { id as indonesian } from '@pabean/ui/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy } from 'lucide-react';
import { say } from '../../packages/ui/src/testing/say.ts';
import { Frame } from './frame.tsx';
import { Documents, Facts, PermitHead } from './permit-parts.tsx';

const application = buildApplicationHeader({
  number: '115/SNB/IX/2024',
  permitTypeId: '3',
  permitTypeName: 'Pembongkaran Barang di Luar Kawasan Pabean',
  status: '50',
  statusLabel: indonesian.statuses['50'],
  approvalNumber: 'KEP-1204/KPU.02/2024',
  approvalDate: '2024-09-25',
  approvalFlag: 'Y',
});

const documents = [
  buildDokap({ first: application.number, fileName: 'surat.pdf' }),
  buildDokap({
    id: '01JA8M6B1N5R0K2W4Y7Z9A3DE1',
    code: '2',
    name: 'Bill of Lading',
    first: 'MAEU 245810937',
    second: '2024-09-18',
    fileName: 'bl.pdf',
  }),
];

const officeDocuments = [
  {
    name: 'Nota Dinas Penelitian',
    number: 'ND-148/KPU.02/2024',
    date: '2024-09-25',
    fileName: 'nota-dinas.pdf',
  },
];

const officer = say('Petugas, NIP 060102030', 'Officer, NIP 060102030');

const changeTo = (code: '20' | '27', at: string, note: string) => ({
  label: indonesian.statuses[code],
  lang: 'id',
  code,
  at,
  note,
});

const events = [
  { label: say('Draf dibuat', 'Draft made'), at: '2024-09-24T07:30:00+07:00', note: 'Siti Contoh' },
  changeTo('20', '2024-09-24T08:14:00+07:00', 'Siti Contoh'),
  changeTo('27', '2024-09-24T10:02:00+07:00', officer),
];

const notes = [
  ['Dokumen pelengkap diterima dan sesuai dengan permohonan.', '2024-09-24T10:02:00+07:00'],
  ['Penelitian selesai, diteruskan untuk persetujuan.', '2024-09-25T09:20:00+07:00'],
] as const;

function OfficeDocuments() {
  const heading = say('Dokumen petugas', 'Documents of the office');
  return (
    <div className="screen-stack">
      <h2>{heading}</h2>
      <PlainTable
        caption={heading}
        rows={officeDocuments}
        rowId={({ number }) => number}
        columns={[
          {
            id: 'name',
            head: say('Nama dokumen', 'Document'),
            card: 'title',
            lang: 'id',
            cell: ({ name }) => name,
          },
          { id: 'number', head: say('Nomor', 'Number'), cell: ({ number }) => number },
          { id: 'date', head: say('Tanggal', 'Date'), nowrap: true, cell: ({ date }) => formatDate(date) },
          {
            id: 'file',
            head: say('Berkas', 'File'),
            cell: ({ fileName }) => (
              <Button size="small" variant="tertiary" flush>
                {fileName}
              </Button>
            ),
          },
        ]}
      />
    </div>
  );
}

const History = () => (
  <section className="screen-stack" aria-labelledby="riwayat">
    <h2 id="riwayat" className="screen-aside-heading">
      {say('Riwayat', 'History')}
    </h2>
    <StatusTimeline
      code={application.status}
      label={application.statusLabel}
      at="2024-09-25T14:21:00+07:00"
      note={officer}
      events={events}
      timeZone="Asia/Jakarta"
    />
  </section>
);

const Notes = () => (
  <section className="screen-stack" aria-labelledby="catatan">
    <h2 id="catatan" className="screen-aside-heading">
      {say('Catatan petugas', 'Officers’ notes')}
    </h2>
    <ol className="screen-notes">
      {notes.map(([note, at]) => (
        <li key={at}>
          <p lang="id">{note}</p>
          <small lang="id">Hendra Saputra · Pemeriksa Dokumen</small>
          <small>
            <time dateTime={at}>{formatDateTime(at, 'Asia/Jakarta')}</time>
          </small>
        </li>
      ))}
    </ol>
  </section>
);

/** A sent application, read-only: the decision, its documents and the office's, and how it went. */
function BrowseDetail() {
  return (
    <Frame current="#/brows">
      <PermitHead application={application} list={{ label: 'Browse', href: '#/brows' }}>
        <Button variant="tertiary" icon={<Copy size={16} />}>
          {say('Salin', 'Copy')}
        </Button>
        <PrintButton
          variant="primary"
          licence={printableOf(application)}
          whenNone="hide"
          onPrint={() => undefined}
        />
      </PermitHead>
      <div className="screen-detail">
        <div className="screen-stack screen-roomy">
          <Documents documents={documents} />
          <OfficeDocuments />
          <Facts application={application} />
        </div>
        <aside className="screen-stack screen-roomy">
          <History />
          <Notes />
        </aside>
      </div>
    </Frame>
  );
}

const meta = {
  title: 'Screens/Browse detail',
  component: BrowseDetail,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BrowseDetail>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
