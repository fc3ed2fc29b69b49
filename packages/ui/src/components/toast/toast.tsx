import { CircleCheck, X } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import * as styles from './toast.css.ts';
import type { ToastAction } from './toast-context.ts';
import { useTimeout } from './use-timeout.ts';

const lifetime = 6000;

/** Props of {@link Toast}. */
export interface ToastProps extends ComponentProps<'div'> {
  /** An action, instead of ×. */
  action?: ToastAction | undefined;
  /** Called after six seconds without hover and focus, on ×, on Escape and after the action. */
  onDismiss: () => void;
}

/** One success message. Pages show it through `useToast`. */
export function Toast({ action, onDismiss, className, children, ...rest }: ToastProps) {
  const messages = useMessages('toast');
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useTimeout(onDismiss, lifetime, hovered || focused);

  function act() {
    onDismiss();
    action?.onAction();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it pauses while it is being read; it is not a control
    <div
      {...rest}
      className={rootClass(styles.toast, className)}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => event.key === 'Escape' && onDismiss()}
    >
      <CircleCheck size={20} strokeWidth={1.75} className={styles.icon} />
      <span className={styles.text}>{children}</span>
      {action ? (
        <Button variant="tertiary" size="small" onClick={act}>
          {action.label}
        </Button>
      ) : (
        <IconButton size="small" label={messages.dismiss} icon={<X size={16} />} onClick={onDismiss} />
      )}
    </div>
  );
}
