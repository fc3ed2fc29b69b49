import { Button } from '@pabean/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@pabean/ui/dialog';
import { useMessages } from '@pabean/ui/messages';
import type { ReactNode } from 'react';
import { usePpftzMessages } from '../messages/use-messages.ts';
import { ResponseDownloads, type ResponseDownloadsProps } from './response-downloads.tsx';

/** Props of {@link ResponseDownloadsDialog}. */
export interface ResponseDownloadsDialogProps extends ResponseDownloadsProps {
  /** Whether the dialog is open. Its content is mounted only while it is open. */
  open: boolean;
  /** The record, one line under the heading. */
  description?: ReactNode;
  /** Called when the user wants to close it; set `open` to false. */
  onRequestClose: () => void;
}

/**
 * The office's response documents for a PPFTZ record, in a dialog above the list of records.
 *
 * @beta
 */
export function ResponseDownloadsDialog({
  open,
  description,
  onRequestClose,
  ...rest
}: ResponseDownloadsDialogProps) {
  const { heading } = usePpftzMessages('responses');
  const { close } = useMessages('common');
  return (
    <Dialog open={open} heading={heading} description={description} onRequestClose={onRequestClose}>
      <DialogBody>
        <ResponseDownloads {...rest} />
      </DialogBody>
      <DialogFoot>
        <Button variant="primary" onClick={onRequestClose}>
          {close}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
