import { type ReactNode, useId } from 'react';
import * as styles from './sidebar-nav.css.ts';

/** One link of the sidebar. */
export interface NavItem {
  /** The URL, such as `#/pengajuan`. */
  href: string;
  /** The label. */
  label: string;
  /** The icon, 16 px. */
  icon: ReactNode;
}

/** Links of the sidebar that belong together. */
export interface NavGroup {
  /** Heading of the group. */
  label?: string;
  /** The links in order. */
  items: readonly NavItem[];
}

/** Props of {@link SidebarNav}. */
export interface SidebarNavProps {
  /** The pages that the user may open, in order. */
  groups: readonly NavGroup[];
  /** `href` of the current page. */
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

/** The sidebar's groups and links; a border marks the current page. */
export function SidebarNav({ groups, current }: SidebarNavProps) {
  return groups.map((group) => (
    <NavGroupList key={group.label ?? group.items[0]?.href} {...group} current={current} />
  ));
}
