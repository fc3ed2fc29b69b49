import type { MouseEvent } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Drawer } from '../drawer/index.ts';
import * as styles from './nav-drawer.css.ts';
import { SidebarNav, type SidebarNavProps } from './sidebar-nav.tsx';
import type { ShellOffice } from './top-bar.tsx';
import { useGrown } from './use-grown.ts';

/** Props of {@link NavDrawer}. */
export interface NavDrawerProps extends SidebarNavProps {
  /** Whether it is out. */
  open: boolean;
  /** Whose name and contact line stand below the places. */
  office: ShellOffice;
  /** Called on every way out: Escape, ×, a click beside it, a place chosen, a window that grew. */
  onClose: () => void;
}

/** The sidebar on phones and tablets, with the office below it: the top bar has no room for that. */
export function NavDrawer({ open, office, onClose, ...nav }: NavDrawerProps) {
  const messages = useMessages('shell');
  useGrown(open, onClose);
  const closeAfterPlace = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) onClose();
  };
  return (
    <Drawer open={open} label={messages.nav} onRequestClose={onClose}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <nav aria-label={messages.nav} onClick={closeAfterPlace}>
        <SidebarNav {...nav} />
      </nav>
      <p className={styles.office}>
        <strong>{office.name}</strong>
        <br />
        {office.contact}
      </p>
    </Drawer>
  );
}
