import { Button, Dialog, DialogBody, DialogCancel, DialogFoot } from '@pabean/ui';
import type { Leaving } from '../routing/use-screen.ts';
import { useWords } from '../words.ts';
import { leaveWords } from './leave-words.ts';

/** Props of {@link LeaveDialog}. */
export interface LeaveDialogProps {
  leaving: Leaving;
}

/** Asks before unsaved input is left behind. */
export function LeaveDialog({ leaving }: LeaveDialogProps) {
  const words = useWords(leaveWords);
  return (
    <Dialog open purpose="ask" heading={words.title} onRequestClose={leaving.stay}>
      <DialogBody>{words.text}</DialogBody>
      <DialogFoot>
        <DialogCancel>{words.stay}</DialogCancel>
        <Button variant="primary" onClick={leaving.leave}>
          {words.leave}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
