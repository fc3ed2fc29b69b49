import { office020400 } from '@pabean/api/rules';
import {
  ActionBar,
  Alert,
  Breadcrumb,
  Button,
  DateField,
  FieldRow,
  FileField,
  PageHeader,
  PlainTable,
  Select,
  Switch,
} from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { Frame } from './frame.tsx';

const file = new File([new Uint8Array(214 * 1024)], 'laporan-tps-2024-09.csv', { type: 'text/csv' });

const rows = [
  {
    line: 12,
    bill: 'MAEU245810937',
    date: '18-09-2024',
    consignee: 'PT Galang Marine Services',
    packages: '23',
  },
  { line: 13, bill: 'OOLU2671188420', date: '17-09-2024', consignee: 'CV Tunas Kepri', packages: '140' },
  {
    line: 15,
    bill: 'HLCUSIN240915233',
    date: '15-09-2024',
    consignee: 'PT Nongsa Elektronik',
    packages: '312',
  },
  {
    line: 17,
    bill: 'SINBTM2409118',
    date: '16-09-2024',
    consignee: 'PT Cahaya Segara Abadi',
    packages: '48',
  },
];

function UploadReport() {
  return (
    <Frame current="#/upload">
      <PageHeader
        heading="Upload CSV Laporan"
        breadcrumb={
          <Breadcrumb items={[{ label: 'Dashboard', href: '#/dashboard' }, { label: 'Upload Laporan' }]} />
        }
      >
        Pilih jenis laporan dan periode, lalu periksa isi berkas sebelum dikirim.
      </PageHeader>
      <div className="screen-stack screen-roomy">
        <FieldRow className="screen-fields">
          <Select label="Jenis laporan" options={[{ value: '1', label: '1 – Penimbunan Sementara (TPS)' }]} />
          <DateField label="Tanggal awal" defaultValue="2024-09-01" />
          <DateField label="Tanggal akhir" defaultValue="2024-09-30" />
          <FileField
            label="Berkas CSV"
            kind="csv"
            limit={office020400.uploads.small}
            file={file}
            onFile={() => undefined}
          />
        </FieldRow>
        <Alert
          tone="danger"
          heading="2 dari 126 baris belum dapat dikirim"
          action={
            <Button size="small" icon={<Download size={16} />}>
              Unduh daftar kesalahan
            </Button>
          }
        >
          Perbaiki baris 14 dan 16 di berkas Anda, lalu pilih berkas itu lagi. Belum ada data yang terkirim.
        </Alert>
        <section className="screen-stack" aria-labelledby="pratinjau">
          <div className="screen-head">
            <h2 id="pratinjau">Pratinjau 126 baris</h2>
            <Switch label="Hanya baris bermasalah" />
          </div>
          <PlainTable
            caption="Pratinjau"
            rows={rows}
            rowId={({ line }) => line}
            columns={[
              { id: 'bill', head: 'no_bl', card: 'title', cell: ({ bill }) => bill },
              { id: 'date', head: 'tgl_bl', nowrap: true, cell: ({ date }) => date },
              { id: 'consignee', head: 'consignee', cell: ({ consignee }) => consignee },
              { id: 'packages', head: 'jml_kemasan', align: 'end', cell: ({ packages }) => packages },
            ]}
            empty={{ heading: 'Belum ada baris' }}
          />
        </section>
        <ActionBar note="126 baris · 01-09-2024 s.d. 30-09-2024">
          <Button variant="primary">Kirim</Button>
        </ActionBar>
      </div>
    </Frame>
  );
}

const meta = {
  title: 'Contoh layar/Upload',
  component: UploadReport,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UploadReport>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
