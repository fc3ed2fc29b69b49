import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../button/index.ts';
import { Mark } from '../mark/index.ts';
import * as styles from './nav-drawer.css.ts';
import { SidebarNav, type SidebarNavProps } from './sidebar-nav.tsx';
import type { ShellOffice } from './top-bar.tsx';

/** Props of {@link NavDrawer}. */
export interface NavDrawerProps extends SidebarNavProps {
  /** Whose name and contact line stand below the places. */
  office: ShellOffice;
  /** Called after it has closed: Escape, ×, a click beside it, a place chosen, or a window that grew. */
  onClose: () => void;
}

const desk = '(min-width: 1024px)';

/** The sidebar on phones and tablets: open from its first render until the caller takes it away. */
export function NavDrawer({ office, onClose, ...nav }: NavDrawerProps) {
  const words = useMessages('shell');
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    const grown = matchMedia(desk);
    const close = () => dialog?.close();
    grown.addEventListener('change', close);
    return () => grown.removeEventListener('change', close);
  }, []);

  // A click on the dialog itself is one on its backdrop or margin; a click on a place leaves for it.
  const closeAfter = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === ref.current || (event.target as Element).closest('a')) ref.current?.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape, × and the links are the keyboard's ways out
    <dialog ref={ref} className={styles.drawer} aria-label={words.nav} onClose={onClose} onClick={closeAfter}>
      <div className={styles.head}>
        <Mark />
        <IconButton label={words.closeNav} icon={<X size={20} />} onClick={() => ref.current?.close()} />
      </div>
      <nav aria-label={words.nav}>
        <SidebarNav {...nav} />
      </nav>
      <p className={styles.foot}>
        <strong>{office.name}</strong>
        <br />
        {office.contact}
      </p>
    </dialog>
  );
}
