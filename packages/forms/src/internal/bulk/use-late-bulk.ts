import { useEffect, useState } from 'react';
import type * as bulkDialog from './bulk-dialog.tsx';
import { useBulk } from './use-bulk.tsx';

const unanswered = { kind: 'network', fieldErrors: [] };

const fetchDialog = async () => (await import('./bulk-dialog.tsx')).BulkDialog;

interface LateBulkOptions {
  /** When its code is loaded: with the list, or on demand. */
  fetches: 'beside' | 'later';
  /** Called with an error when its code fails to load. */
  onFailure: (error: unknown) => void;
}

/** A dialog that pastes and imports rows, with code loaded on demand. */
export function useLateBulk<Row>({ fetches, onFailure }: LateBulkOptions) {
  const [fetched, setFetched] = useState<{ Dialog: typeof bulkDialog.BulkDialog }>();
  const bulk = useBulk<Row>(() => false, fetches);
  useEffect(() => {
    if (fetches === 'beside') fetchDialog().catch(() => undefined);
  }, [fetches]);
  return {
    bulk,
    /** Undefined while it is closed. */
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
