import { useState } from 'react';
import type * as bulkDialog from '../internal/bulk/bulk-dialog.tsx';

type Dialog = typeof bulkDialog.BulkDialog;

/** What pastes and imports lines, which comes when it is wanted: few visitors paste. */
export function useLateBulk(onFailure: (error: unknown) => void) {
  const [fetched, setFetched] = useState<{ Dialog: Dialog }>();
  return {
    Dialog: fetched?.Dialog,
    /** Gives whether it is here. Where it does not come, that is told as of a call without an answer. */
    async fetch(): Promise<boolean> {
      try {
        const { BulkDialog } = await import('../internal/bulk/bulk-dialog.tsx');
        setFetched({ Dialog: BulkDialog });
        return true;
      } catch (cause) {
        onFailure(Object.assign(new Error('The dialog did not come.', { cause }), unanswered));
        return false;
      }
    },
  };
}

const unanswered = { kind: 'network', fieldErrors: [] };
