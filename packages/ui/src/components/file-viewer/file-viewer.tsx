import type { ComponentProps } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as styles from './file-viewer.css.ts';
import { ViewerContent } from './viewer-content.tsx';
import type { ViewerFile, ViewerProblem } from './viewer-file.ts';

/** Props of {@link FileViewer}. */
export interface FileViewerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The file; undefined while it is loading. */
  file: ViewerFile | undefined;
  /** Why the file could not be loaded. */
  problem?: ViewerProblem | undefined;
  /**
   * Whether the browser shows PDF files inside a page. Phones and some others do not: they show a message.
   *
   * @default navigator.pdfViewerEnabled
   */
  pdfViewer?: boolean;
}

/**
 * A PDF or a picture inside a page, its loading state, or its error.
 *
 * @beta
 */
export function FileViewer({
  file,
  problem,
  pdfViewer = globalThis.navigator?.pdfViewerEnabled ?? false,
  className,
  ...rest
}: FileViewerProps) {
  const messages = useMessages('viewerDialog');
  const { retry } = useMessages('table');
  const isLoading = !file && !problem;
  return (
    <div {...rest} className={rootClass(styles.viewer, className)} aria-busy={isLoading || undefined}>
      {problem && (
        <Alert
          role="alert"
          tone="danger"
          heading={messages.failed}
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
    </div>
  );
}
