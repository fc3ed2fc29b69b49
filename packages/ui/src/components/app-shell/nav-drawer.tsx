import type { MouseEvent } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Drawer } from '../drawer/index.ts';
import * as styles from './nav-drawer.css.ts';
import { SidebarNav, type SidebarNavProps } from './sidebar-nav.tsx';
import type { ShellOffice } from './top-bar.tsx';
import { useGrown } from './use-grown.ts';

/** Props of {@link NavDrawer}. */
export interface NavDrawerProps extends SidebarNavProps {
  /** Whether it is open. */
  open: boolean;
  /** The office whose name and contact line are shown below the links. */
  office: ShellOffice;
  /** Called when it is to close: Escape, ×, a click beside it, a followed link, a wider window. */
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
