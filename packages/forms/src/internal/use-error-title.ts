import { useEffect } from 'react';
import { useMessagesOf } from '../messages/dictionaries-context.ts';
import { signInId } from '../messages/sign-in-id.ts';

/** Marks the page's title while a form has errors after a failed attempt to send it. */
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
