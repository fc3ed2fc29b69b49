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
import { say } from '../../../packages/ui/src/testing/say.ts';
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
  head: say('No. SPPBMCP kolektif', 'Collective SPPBMCP no.'),
  card: 'title',
  sortValue: (bill) => bill.number,
  searchText: (bill) => bill.number,
  cell: (bill) => <RowLink href={`#/${bill.number}`}>{bill.number}</RowLink>,
};

const columns: readonly TableColumn<Bill>[] = [
  number,
  {
    id: 'date',
    head: say('Tanggal', 'Date'),
    nowrap: true,
    sortValue: ({ date }) => date,
    cell: ({ date }) => date,
  },
  { id: 'notes', head: say('Jumlah CN', 'CN count'), align: 'end', cell: ({ notes }) => notes },
  { id: 'billing', head: say('Kode billing', 'Billing code'), cell: ({ billing }) => <Code>{billing}</Code> },
  { id: 'total', head: 'Total (Rp)', align: 'end', cell: ({ total }) => total },
];

const idOf = (bill: Bill) => bill.number;

/** Navigation, and tables in every state. */
export const Data = () => (
  <Cells heading={say('Navigasi dan data', 'Navigation and data')}>
    <Cell name="Tabs" note={say('kelim di bawah yang terpilih', 'a hem under the chosen one')} span={6}>
      <Tabs
        label={say('Permohonan', 'Application')}
        defaultValue="kontainer"
        tabs={[
          {
            id: 'rincian',
            label: say('Rincian', 'Details'),
            panel: say('Data permohonan lengkap.', 'The application data is complete.'),
          },
          {
            id: 'dokumen',
            label: say('Dokumen pelengkap', 'Supporting documents'),
            count: 4,
            panel: say('Empat dokumen.', 'Four documents.'),
          },
          {
            id: 'kontainer',
            label: say('Kontainer', 'Containers'),
            count: 10,
            panel: say('Sepuluh kontainer.', 'Ten containers.'),
          },
        ]}
      />
    </Cell>
    <Cell name="Breadcrumb, Pagination" note={say('di mana saya', 'where am I')} span={6}>
      <Breadcrumb
        items={[
          { label: 'Dashboard', href: '#/dashboard' },
          { label: say('Perizinan', 'Permits') },
          { label: say('Pengajuan', 'Applications') },
        ]}
      />
      <Pagination page={3} size={10} total={48} onPageChange={() => undefined} />
    </Cell>
    <Cell name="Stepper" note={say('lewat, di sini, nanti', 'done, here, ahead')} span={12}>
      <Stepper
        aria-label={say('Langkah', 'Steps')}
        current={2}
        steps={[
          { label: say('Identitas dan angkutan', 'Identity and transport'), href: '#/langkah/1' },
          { label: say('Kontainer, kemasan, barang', 'Containers, packaging, goods') },
          { label: say('Tinjau dan kirim', 'Review and send') },
        ]}
      />
    </Cell>
    <Cell
      name="DataTable"
      note={say('rapat 36, angka rata kanan, kepala lengket', 'compact 36, numbers at the end, sticky head')}
      span={12}
    >
      <div data-density="compact">
        <DataTable
          caption="SPPBMCP"
          columns={columns}
          rows={bills}
          rowId={idOf}
          current={bills[1]?.number}
          actions={(bill) => (
            <IconButton
              size="small"
              label={say(`Unduh ${bill.number}`, `Download ${bill.number}`)}
              icon={<Download size={16} />}
            />
          )}
        />
      </div>
    </Cell>
    <Cell name="DataTable" note={say('memuat', 'loading')}>
      <DataTable
        caption={say('SPPBMCP, memuat', 'SPPBMCP, loading')}
        columns={[number]}
        rows={undefined}
        rowId={idOf}
        defaultState={{ size: 3 }}
      />
    </Cell>
    <Cell name="DataTable" note={say('kosong setelah dicari', 'nothing found')}>
      <DataTable
        caption={say('SPPBMCP, dicari', 'SPPBMCP, searched')}
        columns={[number]}
        rows={bills}
        rowId={idOf}
        defaultState={{ query: 'PLB' }}
      />
    </Cell>
    <Cell name="DataTable" note={say('gagal memuat', 'failed to load')}>
      <DataTable
        caption={say('SPPBMCP, gagal', 'SPPBMCP, failed')}
        columns={[number]}
        rows={undefined}
        rowId={idOf}
        error={say(
          'Koneksi terputus. Isian Anda tidak hilang.',
          'The connection was lost. What you entered is still here.',
        )}
        onRetry={() => undefined}
      />
    </Cell>
  </Cells>
);
