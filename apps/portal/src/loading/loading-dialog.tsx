import { Dialog, DialogBody, DialogCancel, DialogFoot } from '@pabean/ui/dialog';
import { Skeleton } from '@pabean/ui/skeleton';
import { LoadFailed } from './load-failed.tsx';
import type { LoadMessages } from './loaded.tsx';
import type { LoadState } from './use-load-state.ts';

/** Props of {@link LoadingDialog}. */
export interface LoadingDialogProps extends LoadMessages {
  /** What the dialog will be about. */
  heading: string;
  load: LoadState<unknown>;
  onRequestClose: () => void;
}

/** Stands where an editor will open as soon as what it edits is here, or says why that could not be loaded. */
export function LoadingDialog({ heading, load, loading, failed, safe, onRequestClose }: LoadingDialogProps) {
  return (
    <Dialog open purpose="edit" size="medium" heading={heading} onRequestClose={onRequestClose}>
      <DialogBody aria-busy={load.problem ? undefined : true} aria-label={loading}>
        {load.problem ? (
          <LoadFailed {...load} problem={load.problem} heading={failed} safe={safe} />
        ) : (
          <Skeleton height="160px" />
        )}
      </DialogBody>
      <DialogFoot>
        <DialogCancel />
      </DialogFoot>
    </Dialog>
  );
}
