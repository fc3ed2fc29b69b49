import { useState } from 'react';
import type { AttemptOptions } from '../save-options.ts';
import { useAbort } from '../use-abort.ts';

/** One task at a time, with its progress. It is aborted by `cancel` and on unmount. */
export function useTask() {
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number>();
  const { begin, abort } = useAbort();

  async function run(task: (options: AttemptOptions) => Promise<void>, onError: (error: unknown) => void) {
    if (isBusy) return;
    const signal = begin();
    setBusy(true);
    try {
      await task({ signal, onProgress: setProgress });
    } catch (error) {
      if (!signal.aborted) onError(error);
    } finally {
      setBusy(false);
      setProgress(undefined);
    }
  }
  return { isBusy, progress, run, abort };
}
