import type { ApiError } from '@pabean/api/client';
import { useCallback, useEffect, useState } from 'react';
import { codeFailure } from '../loading/code-failure.ts';
import type { LateSessionDialog } from './late-session-dialog.tsx';

/** The code of the dialog: fetched when it is first due, so that no page carries it. */
export function useSessionDialog(isDue: boolean) {
  const [component, setComponent] = useState<typeof LateSessionDialog>();
  const [failure, setFailure] = useState<ApiError>();
  const load = useCallback(() => {
    setFailure(undefined);
    import('./late-session-dialog.tsx').then(
      (module) => setComponent(() => module.LateSessionDialog),
      async (cause: unknown) => setFailure(await codeFailure(cause)),
    );
  }, []);
  useEffect(() => {
    if (isDue) load();
  }, [isDue, load]);
  return { LateSessionDialog: component, failure, load };
}
