import { type ReactNode, useId } from 'react';
import * as styles from './sidebar-nav.css.ts';

/** One place of the sidebar. */
export interface NavItem {
  /** Where it goes, such as `#/pengajuan`. */
  href: string;
  /** The name of the place. */
  label: string;
  /** The icon, 16 px. */
  icon: ReactNode;
}

/** Places of the sidebar that belong together. */
export interface NavGroup {
  /** Words above the group. */
  label?: string;
  /** The places in order. */
  items: readonly NavItem[];
}

/** Props of {@link SidebarNav}. */
export interface SidebarNavProps {
  /** Everything the user may open, in order. */
  groups: readonly NavGroup[];
  /** `href` of the place where the user is. */
  current?: string;
}

function NavGroupList({ label, items, current }: NavGroup & { current?: string }) {
  const headingId = useId();
  return (
    <>
      {label && (
        <p id={headingId} className={styles.heading}>
          {label}
        </p>
      )}
      <ul aria-labelledby={label ? headingId : undefined}>
        {items.map(({ href, label, icon }) => (
          <li key={href}>
            <a className={styles.item} href={href} aria-current={href === current ? 'page' : undefined}>
              <span className={styles.icon}>{icon}</span>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The sidebar's groups and places; the hem marks where the user is. */
export function SidebarNav({ groups, current }: SidebarNavProps) {
  return groups.map((group) => (
    <NavGroupList key={group.label ?? group.items[0]?.href} {...group} current={current} />
  ));
}
