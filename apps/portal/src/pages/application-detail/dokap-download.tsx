import { downloadAnswer } from '@pabean/api/client';
import type { ListedDokap } from '@pabean/api/contract';
import { useDokapDownload } from '@pabean/api/hooks';
import { explainError } from '@pabean/api/rules';
import { useEffect, useEffectEvent } from 'react';
import { useSharedWords } from '../../words/words.tsx';

/** Props of {@link DokapDownload}. */
export interface DokapDownloadProps {
  /** The document whose file is wanted. */
  dokap: ListedDokap;
  /** Called with why the file did not come, in words; with undefined as long as nothing went wrong. */
  onProblem: (problem: string | undefined) => void;
  onDone: () => void;
}

/** Fetches a document's file for the browser to save. */
export function DokapDownload({ dokap, onProblem, onDone }: DokapDownloadProps) {
  const shared = useSharedWords();
  const { run } = useDokapDownload();
  const fetchFile = useEffectEvent(async (wanted: ListedDokap) => {
    onProblem(undefined);
    try {
      downloadAnswer(await run(wanted));
    } catch (error) {
      onProblem(explainError(error, shared));
    }
    onDone();
  });
  useEffect(() => {
    fetchFile(dokap);
  }, [dokap]);
  return null;
}
