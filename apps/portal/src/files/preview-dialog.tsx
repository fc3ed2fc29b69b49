import { downloadAnswer } from '@pabean/api/client';
import { dataLanguage } from '@pabean/api/rules';
import { ViewerDialog } from '@pabean/ui/viewer-dialog';
import type { Wanted } from './preview.tsx';
import { useFetchedFile } from './use-fetched-file.ts';

/** Props of {@link PreviewDialog}. */
export interface PreviewDialogProps {
  wanted: Wanted;
  onClose: () => void;
}

/** Fetches a file and shows it, or why that failed. */
export function PreviewDialog({ wanted, onClose }: PreviewDialogProps) {
  return (
    <ViewerDialog
      {...useFetchedFile(wanted.load)}
      open
      heading={<span lang={dataLanguage}>{wanted.name}</span>}
      description={wanted.thing}
      onDownload={downloadAnswer}
      onRequestClose={onClose}
    />
  );
}
