import { useState } from 'react';
import type * as bulkDialog from './bulk-dialog.tsx';

type Dialog = typeof bulkDialog.BulkDialog;

const unanswered = { kind: 'network', fieldErrors: [] };

/** Fetches what pastes and imports rows, so that it is there when it is wanted. */
export const fetchBulkDialog = async (): Promise<Dialog> => (await import('./bulk-dialog.tsx')).BulkDialog;

/** What pastes and imports rows, which comes when it is wanted. */
export function useLateBulk(onFailure: (error: unknown) => void) {
  const [fetched, setFetched] = useState<{ Dialog: Dialog }>();
  return {
    Dialog: fetched?.Dialog,
    /** Gives whether it is here. Where it does not come, `onFailure` gets the error of a call without an answer. */
    async fetch(): Promise<boolean> {
      try {
        setFetched({ Dialog: await fetchBulkDialog() });
        return true;
      } catch (cause) {
        onFailure(Object.assign(new Error('The dialog did not come.', { cause }), unanswered));
        return false;
      }
    },
  };
}
