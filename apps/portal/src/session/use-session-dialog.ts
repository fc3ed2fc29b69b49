import { useCallback, useEffect, useState } from 'react';
import type { LateSessionDialog } from './late-session-dialog.tsx';

/** The code of the dialog: fetched when it is first due, so that no page carries it. */
export function useSessionDialog(isDue: boolean) {
  const [component, setComponent] = useState<typeof LateSessionDialog>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./late-session-dialog.tsx').then(
      (module) => setComponent(() => module.LateSessionDialog),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (isDue) load();
  }, [isDue, load]);
  return { LateSessionDialog: component, failed, load };
}
