import { useEffect } from 'react';
import type { TableColumn } from './column.ts';
import { readAhead } from './table-view.ts';

// Fewer rows are read within a frame when the first key is pressed.
const worthIt = 1000;
const atOnce = 500;

/**
 * Reads the rows for searching while the browser is idle; where it has no idle callbacks, nothing is read in advance.
 */
export function useReadAhead<Row>(
  rows: readonly Row[] | undefined,
  columns: readonly TableColumn<Row>[],
  searchable: boolean,
): void {
  useEffect(() => {
    if (!searchable || !rows || rows.length < worthIt || !('requestIdleCallback' in window)) return;
    let handle = 0;
    const read = (idle: IdleDeadline) => {
      let more = true;
      while (more && idle.timeRemaining() > 2) more = readAhead(rows, columns, atOnce);
      if (more) handle = requestIdleCallback(read);
    };
    handle = requestIdleCallback(read);
    return () => cancelIdleCallback(handle);
  }, [rows, columns, searchable]);
}
