import { Download } from 'lucide-react';
import { useMessages } from '../../messages/provider.tsx';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';
import { DialogBody } from '../dialog/dialog-body.tsx';
import { DialogFoot } from '../dialog/dialog-foot.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { ViewerContent } from './viewer-content.tsx';
import * as styles from './viewer-dialog.css.ts';

/** A file to show: its bytes, its type and the name that people know it by. */
export interface ViewerFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  readonly name: string;
}

/** Why a file did not come. */
export interface ViewerProblem {
  /** What happened and what to do, in the server's words. */
  readonly text: string;
  /** Asks for the file again. */
  readonly retry: () => void;
}

/** Props of {@link ViewerDialog}. */
export interface ViewerDialogProps extends Omit<DialogProps, 'children' | 'purpose' | 'size' | 'unsaved'> {
  /** The file; undefined while it is on its way. */
  file: ViewerFile | undefined;
  /** Called when the person wants to keep the file: save it as its name says. */
  onDownload: (file: ViewerFile) => void;
  /**
   * Why the file did not come.
   *
   * @default undefined
   */
  problem?: ViewerProblem | undefined;
  /**
   * Whether the browser shows PDF files inside of a page. Phones and some others do not: they get words and the download.
   *
   * @default what the browser says of itself
   */
  pdfViewer?: boolean;
}

/** Shows a PDF or a picture above the page, with a way to keep it. Other types are only offered to download. */
export function ViewerDialog({
  file,
  problem,
  pdfViewer = navigator.pdfViewerEnabled,
  onDownload,
  onRequestClose,
  ...rest
}: ViewerDialogProps) {
  const words = useMessages('viewerDialog');
  const { close } = useMessages('common');
  const { retry } = useMessages('table');
  const isLoading = !file && !problem;
  return (
    <Dialog {...rest} size="large" onRequestClose={onRequestClose}>
      <DialogBody className={styles.body} aria-busy={isLoading || undefined}>
        {problem && (
          <Alert
            role="alert"
            tone="danger"
            heading={words.failed}
            action={
              <Button size="small" onClick={problem.retry}>
                {retry}
              </Button>
            }
          >
            {problem.text}
          </Alert>
        )}
        {isLoading && <Skeleton height="160px" />}
        {file && <ViewerContent key={file.name} file={file} pdfViewer={pdfViewer} />}
      </DialogBody>
      <DialogFoot>
        {file && (
          <Button icon={<Download size={16} />} onClick={() => onDownload(file)}>
            {words.download}
          </Button>
        )}
        <Button variant="primary" onClick={onRequestClose}>
          {close}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
