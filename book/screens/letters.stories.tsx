import type { LetterLine, ListedLetter } from '@pabean/api/contract';
import { buildLetter, buildLetterLine } from '@pabean/api/fixtures';
import { dueState, formatDate, formatNumber, formatQuantity, rupiah } from '@pabean/api/rules';
import {
  Badge,
  Button,
  Code,
  type ColumnBase,
  DataTable,
  IconButton,
  type TableColumn,
  VisuallyHidden,
} from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, MessageSquareText, TriangleAlert } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../packages/ui/src/testing/say.ts';
import { ListScreen } from './list-screen.tsx';

const today = '2024-10-12';

const letters = Array.from({ length: 14 }, (_, index) => {
  const day = String(28 - 2 * index).padStart(2, '0');
  return buildLetter({
    id: `01JA8M5T4Q7X2V9B3C6D8E0G${String(index).padStart(2, '0')}`,
    number: `00${1204 - index}/SPPBMCP-K/2024`,
    date: `2024-09-${day}`,
    lineCount: (index * 17) % 64 || 3,
    billingCode: `6202409${day}00${1204 - index}`,
    total: 9_523_645 - index * 606_700,
    dueDate: `2024-10-${day}`,
  });
});

const lines = Array.from({ length: 5 }, (_, index) =>
  buildLetterLine({ ajuNumber: `0204002024092400041${index}`, goodsNumber: `CN-004${index}` }),
);

const states = {
  overdue: { label: say('Lewat jatuh tempo', 'Past its due date'), Icon: TriangleAlert },
  due: { label: say('Segera jatuh tempo', 'Due soon'), Icon: Clock },
};

function Total({ letter: { total, dueDate } }: { letter: ListedLetter }) {
  const state = dueState(dueDate, today);
  const amount = formatQuantity(total ?? 0, rupiah);
  if (state === 'later') return amount;
  const { label, Icon } = states[state];
  return (
    <strong className="screen-marked">
      <Icon size={14} aria-hidden />
      {amount}
      <VisuallyHidden>{label}</VisuallyHidden>
    </strong>
  );
}

function DueDate({ letter: { dueDate } }: { letter: ListedLetter }) {
  const state = dueState(dueDate, today);
  if (state === 'later') return formatDate(dueDate);
  const { label, Icon } = states[state];
  return (
    <span className="screen-two">
      {formatDate(dueDate)}
      <Badge tone={state === 'overdue' ? 'danger' : 'warning'} icon={<Icon size={14} aria-hidden />}>
        {label}
      </Badge>
    </span>
  );
}

const columns: readonly TableColumn<ListedLetter>[] = [
  {
    id: 'number',
    head: say('No. SPPBMCP kolektif', 'Collective SPPBMCP no.'),
    card: 'title',
    nowrap: true,
    sortValue: ({ number }) => number,
    searchText: ({ number }) => number,
    cell: ({ number }) => number,
  },
  {
    id: 'date',
    head: say('Tgl. SPPBMCP', 'SPPBMCP date'),
    nowrap: true,
    sortValue: ({ date }) => date,
    cell: ({ date }) => formatDate(date),
  },
  {
    id: 'lineCount',
    head: say('Jumlah CN', 'CN count'),
    align: 'end',
    sortValue: ({ lineCount }) => lineCount,
    cell: ({ lineCount }) => formatNumber(lineCount ?? 0, { decimals: 0 }),
  },
  {
    id: 'billingCode',
    head: say('Kode billing', 'Billing code'),
    nowrap: true,
    sortValue: ({ billingCode }) => billingCode,
    searchText: ({ billingCode }) => billingCode ?? '',
    cell: ({ billingCode }) => <Code copyable>{billingCode ?? ''}</Code>,
  },
  {
    id: 'total',
    head: say('Total tagihan', 'Total due'),
    align: 'end',
    nowrap: true,
    sortValue: ({ total }) => total,
    cell: (letter) => <Total letter={letter} />,
  },
  {
    id: 'dueDate',
    head: say('Jatuh tempo', 'Due date'),
    nowrap: true,
    sortValue: ({ dueDate }) => dueDate,
    cell: (letter) => <DueDate letter={letter} />,
  },
];

const code = (id: 'taxpayerId' | 'number' | 'goodsNumber' | 'warehouse' | 'bagNumber', head: string) => ({
  id,
  head,
  nowrap: true,
  cell: ({ [id]: value }: LetterLine) => <Code>{value ?? ''}</Code>,
});

const amount = (id: 'importDuty' | 'vat' | 'incomeTax' | 'total', head: string) => ({
  id,
  head,
  align: 'end' as const,
  nowrap: true,
  cell: ({ [id]: value }: LetterLine) => formatNumber(value ?? 0, { decimals: 0 }),
});

const lineColumns: readonly ColumnBase<LetterLine>[] = [
  {
    id: 'ajuNumber',
    head: say('No. aju', 'Aju no.'),
    card: 'title',
    nowrap: true,
    cell: ({ ajuNumber }) => <Code>{ajuNumber}</Code>,
  },
  code('taxpayerId', say('ID pemberitahu', 'Declarant ID')),
  code('number', say('No. SPPBMCP', 'SPPBMCP no.')),
  amount('importDuty', say('BM', 'Import duty')),
  amount('vat', say('PPN', 'VAT')),
  amount('incomeTax', say('PPh', 'Income tax')),
  amount('total', 'Total'),
  code('goodsNumber', say('No. barang', 'Goods no.')),
  code('warehouse', say('Kode gudang', 'Warehouse code')),
  code('bagNumber', say('No. kantong', 'Bag no.')),
];

const linesOf = (number: string) => say(`Rincian SPPBMCP ${number}`, `Lines of SPPBMCP ${number}`);

const expansion = {
  label: ({ number }: ListedLetter) => linesOf(number),
  render: ({ number }: ListedLetter) => (
    <DataTable
      caption={linesOf(number)}
      columns={lineColumns}
      rows={lines}
      rowId={({ goodsNumber, ajuNumber }) => goodsNumber ?? ajuNumber}
      narrow="scroll"
      sizes={[]}
    />
  ),
};

function Letters({ rows = letters }: { rows?: readonly ListedLetter[] }) {
  return (
    <ListScreen
      current="#/sppbmcp"
      area="SPPBMCP"
      heading="Browse SPPBMCP"
      lead={say(
        'Surat penetapan kolektif barang kiriman perusahaan Anda, beserta tagihannya.',
        "Collective assessments of your company's consignments, and what they come to.",
      )}
      columns={columns}
      rows={rows}
      expansion={expansion}
      searchLabel={say('Cari SPPBMCP', 'Search SPPBMCP')}
      searchPlaceholder={say('Cari nomor, kode billing, tanggal', 'Search number, billing code, date')}
      actions={({ number }) => (
        <>
          <Button
            size="small"
            variant="quiet"
            aria-label={say(`Unduh XLSX SPPBMCP ${number}`, `Download XLSX of SPPBMCP ${number}`)}
          >
            {say('Unduh XLSX', 'Download XLSX')}
          </Button>
          <IconButton
            size="small"
            label={say(`Catatan SPPBMCP ${number}`, `Notes on SPPBMCP ${number}`)}
            icon={<MessageSquareText size={16} />}
          />
        </>
      )}
      empty={{
        heading: say('Belum ada SPPBMCP', 'No SPPBMCP yet'),
        text: say(
          'SPPBMCP kolektif tampil di sini setelah kantor menerbitkannya untuk perusahaan Anda.',
          'Collective SPPBMCP letters appear here once the office has released them to your company.',
        ),
      }}
    />
  );
}

const meta = {
  title: 'Screens/Letters',
  component: Letters,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Letters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A letter is opened to its consignment notes. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    const name = linesOf('001204/SPPBMCP-K/2024');
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(await canvas.findByText('CN-0040')).toBeVisible();
  },
};

export const Empty: Story = { args: { rows: [] } };
