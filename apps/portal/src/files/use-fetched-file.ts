import type { FileAnswer } from '@pabean/api/contract';
import { explainError } from '@pabean/api/rules';
import type { FileViewerProps } from '@pabean/ui/file-viewer';
import { useCallback, useEffect, useState } from 'react';
import { useSharedMessages } from '../messages/language-provider.tsx';

/**
 * Fetches a file to be shown at once, and reports a failure.
 *
 * @param load A stable function: another one fetches another file.
 */
export function useFetchedFile(load: () => Promise<FileAnswer>) {
  const shared = useSharedMessages();
  const [file, setFile] = useState<FileAnswer>();
  const [error, setError] = useState<unknown>();
  const fetchFile = useCallback(() => {
    setError(undefined);
    load().then(setFile, setError);
  }, [load]);
  useEffect(fetchFile, [fetchFile]);
  const problem: FileViewerProps['problem'] =
    error === undefined ? undefined : { text: explainError(error, shared), retry: fetchFile };
  return { file, problem };
}
