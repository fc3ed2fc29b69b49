import {
  Breadcrumb,
  Code,
  DataTable,
  IconButton,
  Pagination,
  RowLink,
  Stepper,
  type TableColumn,
  Tabs,
} from '@pabean/ui';
import { Download } from 'lucide-react';
import { Cell, Cells } from './cell.tsx';

const bills = [
  {
    number: '001204/SPPBMCP-K/2024',
    date: '24-09-2024',
    notes: '312',
    billing: '620240924118302',
    total: '41.208.500',
  },
  {
    number: '001198/SPPBMCP-K/2024',
    date: '23-09-2024',
    notes: '87',
    billing: '620240923117754',
    total: '9.604.125',
  },
  {
    number: '001187/SPPBMCP-K/2024',
    date: '20-09-2024',
    notes: '1.204',
    billing: '620240920116011',
    total: '158.390.750',
  },
];

type Bill = (typeof bills)[number];

const number: TableColumn<Bill> = {
  id: 'number',
  head: 'No. SPPBMCP kolektif',
  card: 'title',
  sortValue: (bill) => bill.number,
  searchText: (bill) => bill.number,
  cell: (bill) => <RowLink href={`#/${bill.number}`}>{bill.number}</RowLink>,
};

const columns: readonly TableColumn<Bill>[] = [
  number,
  { id: 'date', head: 'Tanggal', nowrap: true, sortValue: ({ date }) => date, cell: ({ date }) => date },
  { id: 'notes', head: 'Jumlah CN', align: 'end', cell: ({ notes }) => notes },
  { id: 'billing', head: 'Kode billing', cell: ({ billing }) => <Code>{billing}</Code> },
  { id: 'total', head: 'Total (Rp)', align: 'end', cell: ({ total }) => total },
];

const idOf = (bill: Bill) => bill.number;

/** Ways through the portal, and tables in every state. */
export const Data = () => (
  <Cells heading="Navigasi dan data">
    <Cell name="Tabs" note="kelim di bawah yang terpilih" span={6}>
      <Tabs
        label="Permohonan"
        defaultValue="kontainer"
        tabs={[
          { id: 'rincian', label: 'Rincian', panel: 'Data permohonan lengkap.' },
          { id: 'dokumen', label: 'Dokumen pelengkap', count: 4, panel: 'Empat dokumen.' },
          { id: 'kontainer', label: 'Kontainer', count: 10, panel: 'Sepuluh kontainer.' },
        ]}
      />
    </Cell>
    <Cell name="Breadcrumb, Pagination" note="di mana saya" span={6}>
      <Breadcrumb
        items={[{ label: 'Dashboard', href: '#/dashboard' }, { label: 'Perizinan' }, { label: 'Pengajuan' }]}
      />
      <Pagination page={3} size={10} total={48} onPageChange={() => undefined} />
    </Cell>
    <Cell name="Stepper" note="lewat, di sini, nanti" span={12}>
      <Stepper
        aria-label="Langkah"
        current={2}
        steps={[
          { label: 'Identitas dan angkutan', href: '#/langkah/1' },
          { label: 'Kontainer, kemasan, barang' },
          { label: 'Tinjau dan kirim' },
        ]}
      />
    </Cell>
    <Cell name="DataTable" note="rapat 36, angka rata kanan, kepala lengket" span={12}>
      <div data-density="compact">
        <DataTable
          caption="SPPBMCP"
          columns={columns}
          rows={bills}
          rowId={idOf}
          current={bills[1]?.number}
          actions={(bill) => (
            <IconButton size="small" label={`Unduh ${bill.number}`} icon={<Download size={16} />} />
          )}
        />
      </div>
    </Cell>
    <Cell name="DataTable" note="memuat">
      <DataTable
        caption="SPPBMCP, memuat"
        columns={[number]}
        rows={undefined}
        rowId={idOf}
        defaultState={{ size: 3 }}
      />
    </Cell>
    <Cell name="DataTable" note="kosong setelah dicari">
      <DataTable
        caption="SPPBMCP, dicari"
        columns={[number]}
        rows={bills}
        rowId={idOf}
        defaultState={{ query: 'PLB' }}
      />
    </Cell>
    <Cell name="DataTable" note="gagal memuat">
      <DataTable
        caption="SPPBMCP, gagal"
        columns={[number]}
        rows={undefined}
        rowId={idOf}
        error="Koneksi terputus. Isian Anda tidak hilang."
        onRetry={() => undefined}
      />
    </Cell>
  </Cells>
);
