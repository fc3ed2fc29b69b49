import { goodsLineOf, type StoredGoods } from '@pabean/api/contract';
import { useState } from 'react';
import { GoodsEditor, type GoodsEditorProps } from '../goods-editor/index.ts';

/** A goods editor that stores changes, as a page does after the server's response. */
export function GoodsRecord(props: GoodsEditorProps) {
  const [rows, setRows] = useState<readonly StoredGoods[]>(props.rows);
  return (
    <GoodsEditor
      {...props}
      rows={rows}
      onAdd={async (added, options) => {
        await props.onAdd(added, options);
        setRows((before) => [
          ...before,
          ...added.map((row, index) => ({
            ...goodsLineOf(row),
            id: `new${before.length + index}`,
            version: '1',
            changed: false,
          })),
        ]);
      }}
      onChange={async (changes, options) => {
        await props.onChange(changes, options);
        const changed = new Map(changes.map(({ id, row }) => [id, row]));
        setRows((before) =>
          before.map((stored) => {
            const row = changed.get(stored.id);
            return row
              ? { ...stored, ...goodsLineOf(row), version: String(Number(stored.version ?? 0) + 1) }
              : stored;
          }),
        );
      }}
      onDelete={async (ids) => {
        await props.onDelete(ids);
        setRows((before) => before.filter(({ id }) => !ids.includes(id)));
      }}
    />
  );
}
