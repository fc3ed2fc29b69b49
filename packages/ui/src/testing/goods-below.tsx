import { Code } from '../components/code/index.ts';
import type { ColumnBase } from '../components/data-table/column.ts';
import type { RowExpansion } from '../components/data-table/data-table-props.ts';
import { PlainTable } from '../components/data-table/plain-table.tsx';
import type { Permit } from './permit-rows.tsx';
import { say } from './say.ts';

interface Goods {
  hs: string;
  name: string;
  weight: string;
}

const goods: readonly Goods[] = [
  { hs: '8471.30.20', name: 'Laptop 14 inci', weight: '1.204,50' },
  { hs: '8504.40.90', name: 'Pengisi daya 65 W', weight: '82,00' },
];

const columns: readonly ColumnBase<Goods>[] = [
  { id: 'name', head: say('Uraian barang', 'Description of goods'), cell: ({ name }) => name, card: 'title' },
  { id: 'hs', head: say('Kode HS', 'HS code'), cell: ({ hs }) => <Code>{hs}</Code> },
  {
    id: 'weight',
    head: say('Berat (kg)', 'Weight (kg)'),
    cell: ({ weight }) => weight,
    align: 'end',
    nowrap: true,
  },
];

const label = ({ number }: Permit) => say(`Barang dari ${number}`, `Goods of ${number}`);

/** The goods of an application, below its row. */
export const goodsBelow: RowExpansion<Permit> = {
  label,
  render: (permit) => (
    <PlainTable caption={label(permit)} columns={columns} rows={goods} rowId={({ hs }) => hs} />
  ),
};
