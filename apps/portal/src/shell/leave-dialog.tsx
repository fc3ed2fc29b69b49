import { Button } from '@pabean/ui/button';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '@pabean/ui/dialog';
import type { ReactNode } from 'react';
import type { Leaving } from '../routing/use-open-page.ts';
import { useWords } from '../words/words.tsx';

/** Props of {@link LeaveDialog}. */
export interface LeaveDialogProps {
  leaving: Leaving;
  /** What becomes of the unsaved input. */
  children: ReactNode;
  /** The words of the button that goes on. */
  leaveLabel: string;
}

/** Asks before unsaved input is left behind. */
export function LeaveDialog({ leaving, children, leaveLabel }: LeaveDialogProps) {
  const words = useWords('shell');
  return (
    <Dialog open purpose="ask" heading={words.leaveTitle} onRequestClose={leaving.stay}>
      <DialogBody>{children}</DialogBody>
      <DialogFoot>
        <DialogCancel>{words.stay}</DialogCancel>
        <Button variant="primary" onClick={leaving.leave}>
          {leaveLabel}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
