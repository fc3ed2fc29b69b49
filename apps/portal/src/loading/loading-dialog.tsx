import { Dialog, DialogBody, DialogCancel, DialogFoot } from '@pabean/ui/dialog';
import { Skeleton } from '@pabean/ui/skeleton';
import { LoadFailed } from './load-failed.tsx';
import type { LoadMessages } from './loaded.tsx';
import type { LoadState } from './use-load-state.ts';

/** Props of {@link LoadingDialog}. */
export interface LoadingDialogProps extends LoadMessages {
  /** Heading of the dialog. */
  heading: string;
  load: LoadState<unknown>;
  onRequestClose: () => void;
}

/** Shown until an editor's data is loaded, or why that failed. */
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
