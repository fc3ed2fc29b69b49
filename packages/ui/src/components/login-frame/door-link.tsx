import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './door-link.css.ts';

/** Props of {@link DoorLink}. */
export interface DoorLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The URL. Without it there is no link yet: give the reason in `note`. */
  href?: string | undefined;
  /** The name of the page, such as “Transit goods report”. */
  label: string;
  /** What can be done there. */
  note?: ReactNode;
  /** An icon of 20 px. */
  icon: ReactNode;
  /** A Badge beside the label, such as “COMING SOON”. */
  badge?: ReactNode;
}

/** A large link to another part of the portal, with an icon and a description. */
export function DoorLink({ label, note, icon, badge, className, ...rest }: DoorLinkProps) {
  const closed = rest.href === undefined && ({ role: 'link', 'aria-disabled': true } as const);
  return (
    <a {...closed} {...rest} className={rootClass(styles.door, className)}>
      <span className={styles.icon}>{icon}</span>
      <span>
        <span className={styles.head}>
          <span className={styles.label}>{label}</span>
          {badge}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {!closed && <ChevronRight size={16} aria-hidden />}
    </a>
  );
}

/** Props of {@link OrDivider}. */
export type OrDividerProps = ComponentProps<'p'>;

/** A divider with a text between two alternatives: “without an account”. */
export function OrDivider({ className, ...rest }: OrDividerProps) {
  return <p {...rest} className={rootClass(styles.divider, className)} />;
}
