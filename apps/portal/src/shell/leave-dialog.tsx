import { Button, Dialog, DialogBody, DialogCancel, DialogFoot } from '@pabean/ui';
import type { Leaving } from '../routing/use-open-page.ts';
import { useWords } from '../words/words.tsx';

/** Props of {@link LeaveDialog}. */
export interface LeaveDialogProps {
  leaving: Leaving;
}

/** Asks before unsaved input is left behind. */
export function LeaveDialog({ leaving }: LeaveDialogProps) {
  const words = useWords('shell');
  return (
    <Dialog open purpose="ask" heading={words.leaveTitle} onRequestClose={leaving.stay}>
      <DialogBody>{words.leaveText}</DialogBody>
      <DialogFoot>
        <DialogCancel>{words.stay}</DialogCancel>
        <Button variant="primary" onClick={leaving.leave}>
          {words.leave}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
