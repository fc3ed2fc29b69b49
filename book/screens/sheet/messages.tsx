import {
  Alert,
  Button,
  EmptyState,
  Panel,
  Progress,
  Skeleton,
  Spinner,
  StatusBadge,
  StatusTimeline,
  TaxBreakdown,
  Toast,
} from '@pabean/ui';
import { Plus, ScanSearch, Stamp, Wallet } from 'lucide-react';
import { say } from '../../../packages/ui/src/testing/say.ts';
import { Cell, Cells } from './cell.tsx';

/** Messages of the customs office and the portal. */
export const Messages = () => (
  <Cells heading={say('Keadaan dan pesan', 'Status and messages')}>
    <Cell name="StatusBadge" note={say('warna, bentuk, dan kata', 'colour, shape and word')}>
      <div className="sheet-row">
        <StatusBadge code="10" label="Draf" />
        <StatusBadge code="20" label="Dikirim" />
        <StatusBadge code="50" label="Disetujui" />
        <StatusBadge code="90" label="Ditolak" />
        <StatusBadge
          code="115"
          label="Menunggu Pembayaran"
          tone="action"
          icon={<Wallet size={14} aria-hidden />}
        />
        <StatusBadge
          code="120"
          label="Pemeriksaan Fisik"
          tone="process"
          icon={<ScanSearch size={14} aria-hidden />}
        />
        <StatusBadge code="150" label="SPPB" tone="approved" icon={<Stamp size={14} aria-hidden />} />
      </div>
    </Cell>
    <Cell
      name="StatusTimeline"
      note={say('benang menandai yang sudah lewat', 'the thread marks what is done')}
    >
      <StatusTimeline
        code="27"
        label="Penelitian Dokumen"
        note="Petugas: Hendra Saputra"
        events={[{ label: say('Dikirim', 'Sent'), at: '2024-09-20T09:42:00+07:00' }]}
        timeZone="Asia/Jakarta"
      />
    </Cell>
    <Cell name="Toast" note={say('hanya untuk yang baru saja berhasil', 'only for what has just worked')}>
      <Toast onDismiss={() => undefined}>{say('Berhasil menyimpan', 'Saved')}</Toast>
      <Toast onDismiss={() => undefined} action={{ label: say('Buka', 'Open'), onAction: () => undefined }}>
        {say('Berhasil meng-upload dokumen', 'The document was uploaded')}
      </Toast>
    </Cell>
    <Cell name="Alert" note={say('tetap di tempatnya', 'stays in its place')} span={6}>
      <Alert tone="info" heading={say('Editor dibuka baca-saja', 'The editor is open for reading only')}>
        {say('Status bukan perekaman', 'The record is not in the status “Recording”')}
      </Alert>
      <Alert tone="success" heading={say('Password berhasil di-update', 'The password has been updated')}>
        {say('Silakan login dengan password baru.', 'Please sign in with the new password.')}
      </Alert>
    </Cell>
    <Cell name="Alert" note={say('tetap di tempatnya', 'stays in its place')} span={6}>
      <Alert tone="warning" heading={say('Menunggu pembayaran', 'Waiting for payment')}>
        {say(
          'Bayar sebelum 30-09-2024, lalu rekam bukti bayar.',
          'Pay before 30-09-2024, then record the proof of payment.',
        )}
      </Alert>
      <Alert tone="danger" heading={say('Gagal simpan data', 'The data could not be saved')}>
        {say(
          'File foto-lokasi.jpg berukuran 1204 Kb, max. 800 Kb.',
          'File foto-lokasi.jpg has 1204 Kb, at most 800 Kb.',
        )}
      </Alert>
    </Cell>
    <Cell
      name="Skeleton, Progress, Spinner"
      note={say('bentuknya sama dengan isinya', 'the shape of what comes')}
    >
      <div className="screen-stack" aria-busy>
        <Skeleton width="38%" height="16px" />
        <Skeleton width="92%" />
        <Skeleton width="76%" />
      </div>
      <Progress label={say('Mengunggah laporan', 'Uploading the report')} value={0.64} />
      <p className="sheet-row">
        <Spinner /> {say('Memuat data…', 'Loading data…')}
      </p>
    </Cell>
    <Cell name="TaxBreakdown" note={say('rumus di bawah setiap baris', 'the formula under each line')}>
      <TaxBreakdown
        goods="Pakaian dan perlengkapan pribadi"
        figures={{
          goodsValue: 2_333_333,
          dutyRate: 35,
          duty: 816_667,
          taxBase: 3_150_000,
          vatRate: 11,
          vat: 346_500,
          incomeTaxRate: 7.5,
          incomeTax: 236_250,
          total: 1_399_417,
        }}
        allGoods={5_418_792}
      />
    </Cell>
    <Cell name="EmptyState, Panel" note={say('sebut langkah berikutnya', 'name the next step')}>
      <EmptyState
        heading={say('Belum ada pengajuan', 'No applications yet')}
        action={
          <Button variant="primary" size="small" icon={<Plus size={16} />}>
            {say('Tambah Pengajuan', 'Add application')}
          </Button>
        }
      >
        {say(
          'Permohonan izin yang Anda buat akan tampil di sini.',
          'The permit applications that you make will appear here.',
        )}
      </EmptyState>
      <Panel heading={say('Sebelum dikirim', 'Before you send')} sunken>
        {say('Data permohonan lengkap.', 'The application data is complete.')}
      </Panel>
    </Cell>
  </Cells>
);
