import { fill } from '@pabean/api/rules';
import { useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Alert } from '../alert/alert.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as styles from './file-viewer.css.ts';
import { shownTypeOf, useBlobAddress } from './use-blob-address.ts';
import type { ViewerFile } from './viewer-file.ts';

/** Props of {@link ViewerContent}. */
export interface ViewerContentProps {
  file: ViewerFile;
  /** Whether the browser shows PDF files inside a page. */
  pdfViewer: boolean;
}

/** A picture, a PDF, or a message where the browser shows neither. */
export function ViewerContent({ file, pdfViewer }: ViewerContentProps) {
  const messages = useMessages('viewerDialog');
  const [isBroken, setBroken] = useState(false);
  const type = shownTypeOf(file);
  const isUnseen = type === 'application/pdf' && !pdfViewer;
  const address = useBlobAddress(isUnseen ? undefined : file);
  if (!type) return <Alert heading={messages.notShown}>{messages.help}</Alert>;
  if (isBroken)
    return (
      <Alert tone="warning" heading={messages.notShown}>
        {messages.help}
      </Alert>
    );
  if (isUnseen) return <Alert heading={messages.noPdf}>{messages.help}</Alert>;
  if (!address) return <Skeleton height="160px" />;
  if (type === 'application/pdf')
    return (
      <iframe className={styles.frame} src={address} title={fill(messages.content, { name: file.name })} />
    );
  return <img className={styles.picture} src={address} alt={file.name} onError={() => setBroken(true)} />;
}
