import { downloadAnswer } from '@pabean/api/client';
import type { FileAnswer } from '@pabean/api/contract';
import { dataLanguage, explainError } from '@pabean/api/rules';
import { ViewerDialog } from '@pabean/ui';
import { useCallback, useEffect, useState } from 'react';
import { useSharedWords } from '../words/words.tsx';
import type { Wanted } from './preview.tsx';

/** Props of {@link PreviewDialog}. */
export interface PreviewDialogProps {
  wanted: Wanted;
  onClose: () => void;
}

/** Fetches a file and shows it, or says why it did not come. */
export function PreviewDialog({ wanted, onClose }: PreviewDialogProps) {
  const shared = useSharedWords();
  const [file, setFile] = useState<FileAnswer>();
  const [error, setError] = useState<unknown>();
  const { load } = wanted;
  const fetchFile = useCallback(() => {
    setError(undefined);
    load().then(setFile, setError);
  }, [load]);
  useEffect(fetchFile, [fetchFile]);
  return (
    <ViewerDialog
      open
      heading={<span lang={dataLanguage}>{wanted.name}</span>}
      description={wanted.thing}
      file={file}
      problem={error === undefined ? undefined : { text: explainError(error, shared), retry: fetchFile }}
      onDownload={downloadAnswer}
      onRequestClose={onClose}
    />
  );
}
