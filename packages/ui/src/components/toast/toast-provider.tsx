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

/** Props of {@link ToastProvider}. */
export interface ToastProviderProps {
  children: ReactNode;
}

/** Gives everything inside {@link useToast}, and draws the toasts and the app's one live region after it. */
export function ToastProvider({ children }: ToastProviderProps) {
  const words = useMessages('toast');
  const lastId = useRef(0);
  const [said, setSaid] = useState({ id: 0, text: '' });
  const [shown, setShown] = useState<readonly Shown[]>([]);

  const toaster = useMemo(() => {
    const announce = (text: string) => {
      lastId.current += 1;
      setSaid({ id: lastId.current, text });
    };
    const show = (text: string, action?: ToastAction) => {
      announce(text);
      const id = lastId.current;
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
      {/* There from the first paint: a live region that comes with its words is not read out. */}
      <VisuallyHidden role="status">
        <span key={said.id}>{said.text}</span>
      </VisuallyHidden>
      <section aria-label={words.region} className={styles.region} data-print="never">
        {shown.map(({ id, text, action }) => (
          <Toast key={id} action={action} onDismiss={() => remove(id)}>
            {text}
          </Toast>
        ))}
      </section>
    </ToastContext>
  );
}
