import { useEffect } from 'react';
import { useMessagesOf } from '../messages/dictionaries-context.ts';
import { signInId } from '../messages/sign-in-id.ts';

/** Says in the page's title that a form could not be sent, as long as it is so. */
export function useErrorTitle(failed: boolean): void {
  const prefix = useMessagesOf('form', signInId.form).errorTitle;
  useEffect(() => {
    if (!failed || document.title.startsWith(prefix)) return;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [failed, prefix]);
}
