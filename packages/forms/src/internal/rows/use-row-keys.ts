import { useCallback } from 'react';

/** Keys of rows by their ids: the same function as long as the rows are the same. */
export const useRowKeys = (rows: readonly { readonly id: string }[]) =>
  useCallback((index: number) => rows[index]?.id ?? index, [rows]);
