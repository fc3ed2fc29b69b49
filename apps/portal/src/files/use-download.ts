import { downloadAnswer } from '@pabean/api/client';
import type { FileAnswer } from '@pabean/api/contract';
import { explainError } from '@pabean/api/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSharedMessages } from '../messages/language-provider.tsx';

/** Downloads of one kind of file. */
export interface Download<Wanted> {
  /** Fetches a file and saves it. */
  readonly start: (wanted: Wanted) => void;
  /** Why the last download failed, until the next one is started. */
  readonly problem: { readonly text: string; readonly retry: () => void } | undefined;
}

/** Saves files fetched by `load`, and reports a failure. */
export function useDownload<Wanted>(load: (wanted: Wanted) => Promise<FileAnswer>): Download<Wanted> {
  const shared = useSharedMessages();
  const [failed, setFailed] = useState<{ wanted: Wanted; text: string }>();

  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  // A stable function: rows that use it are not rendered again.
  const fetchFile = useCallback(
    async (wanted: Wanted) => {
      setFailed(undefined);
      try {
        downloadAnswer(await latest.current(wanted));
      } catch (error) {
        setFailed({ wanted, text: explainError(error, shared) });
      }
    },
    [shared],
  );
  const start = useCallback((wanted: Wanted) => void fetchFile(wanted), [fetchFile]);

  return { start, problem: failed && { text: failed.text, retry: () => start(failed.wanted) } };
}
