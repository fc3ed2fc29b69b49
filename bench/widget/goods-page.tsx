import { type GoodsRow, goodsLineOf, type StoredGoods } from '@pabean/api/contract';
import { GoodsEditor } from '@pabean/forms';
import { useState } from 'react';

const units = [{ code: 'PCE', name: 'Piece' }];
const packageTypes = [{ code: 'BX', name: 'Box' }];

/** One of many articles. */
const articleOf = (_: unknown, index: number): GoodsRow => ({
  description: `Barang ${index}`,
  hsCode: '84181019',
  unitCount: '1',
  unitType: 'PCE',
  packageCount: '1',
  packageType: 'BX',
  gross: '12.5',
  net: '11',
  value: String(1_000_000 + index),
  dutyRate: '10',
  vatRate: '11',
  incomeTaxRate: '7.5',
});

let last = 0;
const storedOf = (row: GoodsRow): StoredGoods => {
  last += 1;
  return { ...goodsLineOf(row), id: String(last), version: '1', changed: false };
};

/** The goods editor alone, with so many articles; stores every change. */
export function GoodsPage({ count }: { count: number }) {
  const [rows, setRows] = useState<readonly StoredGoods[]>(() =>
    Array.from({ length: count }, articleOf).map(storedOf),
  );
  return (
    <GoodsEditor
      rows={rows}
      units={units}
      packageTypes={packageTypes}
      onAdd={async (added) => setRows((before) => [...before, ...added.map(storedOf)])}
      onChange={async (changes) =>
        setRows((before) =>
          before.map((each) => {
            const change = changes.find(({ id }) => id === each.id);
            return change ? { ...each, ...goodsLineOf(change.row) } : each;
          }),
        )
      }
      onDelete={async (ids) => setRows((before) => before.filter(({ id }) => !ids.includes(id)))}
    />
  );
}
