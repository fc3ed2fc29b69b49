import { X } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useImperativeHandle, useRef } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useModal } from '../dialog/use-modal.ts';
import * as styles from './drawer.css.ts';

/** Props of {@link Drawer}. */
export interface DrawerProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onCancel'> {
  /** Whether the drawer is open. Its content is mounted only while it is. */
  open: boolean;
  /** What it contains, such as “Main menu”; its accessible name. */
  label: string;
  /** The navigation. */
  children: ReactNode;
  /** Called on Escape, ×, the back gesture and a click beside the drawer. Set `open` to false in it. */
  onRequestClose: () => void;
}

/**
 * The sidebar of screens below 1024 px: slides in from the start edge, over the page. Close it when a link in it was
 * followed; the focus then returns to the button that opened it.
 */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ label, onRequestClose, className, children, ref, ...rest }: Omit<DrawerProps, 'open'>) {
  const messages = useMessages('drawer');
  const drawer = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => drawer.current as HTMLDialogElement);
  useModal(drawer, { onRequestClose });

  // The content covers the whole dialog, so a click on the dialog itself is one on its backdrop.
  function onClick(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === drawer.current) onRequestClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its key is Escape, which the dialog handles
    <dialog
      {...rest}
      ref={drawer}
      aria-label={label}
      className={rootClass(styles.drawer, className)}
      onClick={onClick}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <IconButton label={messages.close} icon={<X size={20} />} onClick={onRequestClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
