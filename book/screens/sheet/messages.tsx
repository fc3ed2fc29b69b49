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
import { Cell, Cells } from './cell.tsx';

/** What the office and the portal say. */
export const Messages = () => (
  <Cells heading="Keadaan dan pesan">
    <Cell name="StatusBadge" note="warna, bentuk, dan kata">
      <div className="sheet-row">
        <StatusBadge code="10" label="Draf" />
        <StatusBadge code="20" label="Dalam proses" />
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
    <Cell name="StatusTimeline" note="benang menandai yang sudah lewat">
      <StatusTimeline
        code="27"
        label="Penelitian dokumen"
        note="Petugas: Hendra Saputra"
        events={[{ label: 'Dikirim', at: '2024-09-20T09:42:00+07:00' }]}
        timeZone="Asia/Jakarta"
      />
    </Cell>
    <Cell name="Toast" note="hanya untuk yang baru saja berhasil">
      <Toast onDismiss={() => undefined}>Berhasil menyimpan</Toast>
      <Toast onDismiss={() => undefined} action={{ label: 'Buka', onAction: () => undefined }}>
        Berhasil meng-upload dokumen
      </Toast>
    </Cell>
    <Cell name="Alert" note="tetap di tempatnya" span={6}>
      <Alert tone="info" heading="Editor dibuka baca-saja">
        Status bukan perekaman
      </Alert>
      <Alert tone="success" heading="Password berhasil di-update">
        Silakan login dengan password baru.
      </Alert>
    </Cell>
    <Cell name="Alert" note="tetap di tempatnya" span={6}>
      <Alert tone="warning" heading="Menunggu pembayaran">
        Bayar sebelum 30-09-2024, lalu rekam bukti bayar.
      </Alert>
      <Alert tone="danger" heading="Gagal simpan data">
        File foto-lokasi.jpg berukuran 1204 Kb, max. 800 Kb.
      </Alert>
    </Cell>
    <Cell name="Skeleton, Progress, Spinner" note="bentuknya sama dengan isinya">
      <div className="screen-stack" aria-busy>
        <Skeleton width="38%" height="16px" />
        <Skeleton width="92%" />
        <Skeleton width="76%" />
      </div>
      <Progress label="Mengunggah laporan" value={0.64} />
      <p className="sheet-row">
        <Spinner /> Memuat data…
      </p>
    </Cell>
    <Cell name="TaxBreakdown" note="rumus di bawah setiap baris">
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
    <Cell name="EmptyState, Panel" note="sebut langkah berikutnya">
      <EmptyState
        heading="Belum ada pengajuan"
        action={
          <Button variant="primary" size="small" icon={<Plus size={16} />}>
            Tambah Pengajuan
          </Button>
        }
      >
        Permohonan izin yang Anda buat akan tampil di sini.
      </EmptyState>
      <Panel heading="Sebelum dikirim" sunken>
        Data permohonan lengkap.
      </Panel>
    </Cell>
  </Cells>
);
