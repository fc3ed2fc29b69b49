import { Button } from '@pabean/ui/button';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '@pabean/ui/dialog';
import type { ReactNode } from 'react';
import { useAppMessages } from '../messages/language-provider.tsx';
import type { Leaving } from '../routing/use-open-page.ts';

/** Props of {@link LeaveDialog}. */
export interface LeaveDialogProps {
  leaving: Leaving;
  /** What happens to the unsaved input. */
  children: ReactNode;
  /** Label of the button that leaves. */
  leaveLabel: string;
}

/** Confirms leaving a page with unsaved input. */
export function LeaveDialog({ leaving, children, leaveLabel }: LeaveDialogProps) {
  const messages = useAppMessages('shell');
  return (
    <Dialog open purpose="ask" heading={messages.leaveTitle} onRequestClose={leaving.stay}>
      <DialogBody>{children}</DialogBody>
      <DialogFoot>
        <DialogCancel>{messages.stay}</DialogCancel>
        <Button variant="primary" onClick={leaving.leave}>
          {leaveLabel}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
