import { useEffect, useState } from 'react';
import type * as bulkDialog from './bulk-dialog.tsx';
import { useBulk } from './use-bulk.tsx';

const unanswered = { kind: 'network', fieldErrors: [] };

const fetchDialog = async () => (await import('./bulk-dialog.tsx')).BulkDialog;

interface LateBulkOptions {
  /** When its code is fetched: beside the list, or once it is wanted. */
  fetches: 'beside' | 'later';
  /** Where its code does not come, gets the error of a call without an answer. */
  onFailure: (error: unknown) => void;
}

/** A dialog that pastes and imports rows, whose code comes when it is wanted. */
export function useLateBulk<Row>({ fetches, onFailure }: LateBulkOptions) {
  const [fetched, setFetched] = useState<{ Dialog: typeof bulkDialog.BulkDialog }>();
  const bulk = useBulk<Row>(() => false, fetches);
  useEffect(() => {
    if (fetches === 'beside') fetchDialog().catch(() => undefined);
  }, [fetches]);
  return {
    bulk,
    /** Undefined as long as it is closed. */
    Dialog: bulk.opened && fetched?.Dialog,
    async open(from: 'paste' | 'file') {
      try {
        setFetched({ Dialog: await fetchDialog() });
        bulk.open(from);
      } catch (cause) {
        onFailure(Object.assign(new Error('The dialog did not come.', { cause }), unanswered));
      }
    },
  };
}
