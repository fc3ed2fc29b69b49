import { Download } from 'lucide-react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';
import { DialogBody } from '../dialog/dialog-body.tsx';
import { DialogFoot } from '../dialog/dialog-foot.tsx';
import { FileViewer, type FileViewerProps, type ViewerFile } from '../file-viewer/index.ts';
import * as styles from './viewer-dialog.css.ts';

/** Props of {@link ViewerDialog}. */
export interface ViewerDialogProps
  extends Omit<DialogProps, 'children' | 'purpose' | 'size' | 'unsaved'>,
    Pick<FileViewerProps, 'file' | 'problem' | 'pdfViewer'> {
  /** Called when the user wants to save the file: save it under its name. */
  onDownload: (file: ViewerFile) => void;
}

/**
 * Shows a PDF or a picture above the page, with a way to save it. Other types can only be downloaded.
 *
 * @beta
 */
export function ViewerDialog({
  file,
  problem,
  pdfViewer,
  onDownload,
  onRequestClose,
  ...rest
}: ViewerDialogProps) {
  const messages = useMessages('viewerDialog');
  const { close } = useMessages('common');
  return (
    <Dialog {...rest} size="large" onRequestClose={onRequestClose}>
      <DialogBody className={styles.body}>
        <FileViewer file={file} problem={problem} {...(pdfViewer === undefined ? {} : { pdfViewer })} />
      </DialogBody>
      <DialogFoot>
        {file && (
          <Button icon={<Download size={16} />} onClick={() => onDownload(file)}>
            {messages.download}
          </Button>
        )}
        <Button variant="primary" onClick={onRequestClose}>
          {close}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
