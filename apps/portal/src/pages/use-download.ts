import { downloadAnswer } from '@pabean/api/client';
import type { FileAnswer } from '@pabean/api/contract';
import { explainError } from '@pabean/api/rules';
import { useState } from 'react';
import { useSharedWords } from '../words/words.tsx';

/** Downloads of one kind of file. */
export interface Download<Wanted> {
  /** Fetches a file for the browser to save. */
  readonly start: (wanted: Wanted) => void;
  /** Why the last file did not come, until the next is asked for. */
  readonly problem: { readonly text: string; readonly retry: () => void } | undefined;
}

/** Hands files to the browser as `load` fetches them, and tells when one does not come. */
export function useDownload<Wanted>(load: (wanted: Wanted) => Promise<FileAnswer>): Download<Wanted> {
  const shared = useSharedWords();
  const [failed, setFailed] = useState<{ wanted: Wanted; text: string }>();

  async function fetchFile(wanted: Wanted) {
    setFailed(undefined);
    try {
      downloadAnswer(await load(wanted));
    } catch (error) {
      setFailed({ wanted, text: explainError(error, shared) });
    }
  }

  return {
    start: (wanted) => void fetchFile(wanted),
    problem: failed && { text: failed.text, retry: () => void fetchFile(failed.wanted) },
  };
}
