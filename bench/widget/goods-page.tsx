import { type GoodsRow, goodsLineOf, type StoredGoods } from '@pabean/api/contract';
import { GoodsEditor } from '@pabean/forms';
import { useState } from 'react';

const units = [{ code: 'PCE', name: 'Piece' }];
const packageTypes = [{ code: 'BX', name: 'Box' }];

/** The goods editor alone, empty; stores pasted rows. */
export function GoodsPage() {
  const [rows, setRows] = useState<readonly StoredGoods[]>([]);
  const add = async (added: readonly GoodsRow[]) =>
    setRows((before) => [
      ...before,
      ...added.map((row, index) => ({
        ...goodsLineOf(row),
        id: String(before.length + index),
        version: '1',
        changed: false,
      })),
    ]);
  return (
    <GoodsEditor
      rows={rows}
      units={units}
      packageTypes={packageTypes}
      onAdd={add}
      onChange={async () => undefined}
      onDelete={async () => undefined}
    />
  );
}
