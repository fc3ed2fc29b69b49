import type { AttemptOptions, SaveOptions } from '../save-options.ts';
import type { RowsSource } from './rows-source.ts';
import { useRowKeys } from './use-row-keys.ts';

interface StoredRows<Row, Stored extends { readonly id: string }> {
  readonly rows: readonly Stored[];
  /** Converts a stored row to form values. */
  readonly valuesOf: (row: Stored) => Row;
  readonly onAdd?: ((rows: Row[], options: AttemptOptions) => Promise<unknown>) | undefined;
  readonly onChange?: ((stored: Stored, row: Row, options: SaveOptions) => Promise<unknown>) | undefined;
  readonly onDelete?: ((ids: string[]) => Promise<unknown>) | undefined;
}

/** Rows on a server: each change is saved at once, and the new rows are passed in from outside the editor. */
export function useStoredRows<Row, Stored extends { readonly id: string }>(
  options: StoredRows<Row, Stored>,
): RowsSource<Row, Stored> {
  const { rows, valuesOf, onAdd, onChange, onDelete } = options;
  const idOf = (index: number) => rows[index]?.id ?? '';
  return {
    rows,
    keyOf: useRowKeys(rows),
    valuesOf,
    draftKeyOf: idOf,
    isStored: true,
    add: onAdd && ((added, attempt) => onAdd([...added], attempt)),
    change:
      onChange &&
      (async (index, row, save) => {
        const stored = rows[index];
        if (stored) await onChange(stored, row, save);
      }),
    remove: onDelete && ((indexes) => onDelete(indexes.map(idOf))),
    restore:
      onAdd &&
      ((deleted) =>
        onAdd(deleted.map(valuesOf), { signal: new AbortController().signal, onProgress: () => undefined })),
  };
}
