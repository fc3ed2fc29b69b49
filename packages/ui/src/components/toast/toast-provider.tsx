import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './toast.css.ts';
import { Toast } from './toast.tsx';
import { type ToastAction, ToastContext } from './toast-context.ts';

interface Shown {
  id: number;
  text: string;
  action: ToastAction | undefined;
}

interface Announcement {
  id: number;
  text: string;
  /** Until when the next announcement is added to this one rather than replacing it, in milliseconds since 1970. */
  until: number;
}

/** How long a toast's announcement is combined with the next one, such as the title of the page that it leads to. */
const keptMs = 1_000;

/** Props of {@link ToastProvider}. */
export interface ToastProviderProps {
  /** The app, in which toasts may be shown. */
  children: ReactNode;
}

/** Provides {@link useToast}, and renders the toasts and the app's single live region after its children. */
export function ToastProvider({ children }: ToastProviderProps) {
  const messages = useMessages('toast');
  const lastId = useRef(0);
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  const [shown, setShown] = useState<readonly Shown[]>([]);

  const toaster = useMemo(() => {
    const add = (text: string, held: number): number => {
      lastId.current += 1;
      const now = Date.now();
      const next = { id: lastId.current, text, until: now + held };
      setAnnouncements((before) => [
        ...before.filter((each) => each.until > now && each.text !== text),
        next,
      ]);
      return next.id;
    };
    const announce = (text: string) => void add(text, 0);
    const show = (text: string, action?: ToastAction) => {
      // Some servers send no message for what they have done.
      if (text === '') return;
      const id = add(text, keptMs);
      setShown((before) => [...before, { id, text, action }]);
    };
    return { announce, show };
  }, []);
  const remove = useCallback(
    (id: number) => setShown((before) => before.filter((each) => each.id !== id)),
    [],
  );

  return (
    <ToastContext value={toaster}>
      {children}
      {/* Rendered from the start: a live region that is added together with its text is not read out. */}
      <VisuallyHidden role="status">
        {announcements.map(({ id, text }, index) => (
          <span key={id}>
            {index > 0 && ' '}
            {text}
          </span>
        ))}
      </VisuallyHidden>
      <section aria-label={messages.region} className={styles.region} data-print="never">
        {shown.map(({ id, text, action }) => (
          <Toast key={id} action={action} onDismiss={() => remove(id)}>
            {text}
          </Toast>
        ))}
      </section>
    </ToastContext>
  );
}
