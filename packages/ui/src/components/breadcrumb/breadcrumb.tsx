import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import * as styles from './breadcrumb.css.ts';

/** One step of the path to the page. */
export interface Crumb {
  /** The name of the page. */
  label: string;
  /** The URL; a level without a page of its own, and the current page, have none. */
  href?: string;
}

/** Props of {@link Breadcrumb}. */
export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The path from the start to this page, which comes last. */
  items: readonly Crumb[];
}

/** The position of the page in the portal, above its heading. On a phone only a back link to the parent remains. */
export function Breadcrumb({ items, className, ...rest }: BreadcrumbProps) {
  const messages = useMessages('breadcrumb');
  const parent = items.slice(0, -1).findLast(({ href }) => href !== undefined);
  return (
    <nav
      aria-label={messages.label}
      data-print="never"
      {...rest}
      className={rootClass(styles.crumbs, className)}
    >
      {parent && (
        <a href={parent.href} className={styles.back}>
          <ArrowLeft size={16} />
          {parent.label}
        </a>
      )}
      <ol className={styles.list}>
        {items.map((crumb, index) => (
          <li key={`${crumb.label} ${crumb.href}`} className={styles.item}>
            <Step {...crumb} current={index === items.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Step({ label, href, current }: Crumb & { current: boolean }) {
  if (current) return <span aria-current="page">{label}</span>;
  if (href === undefined) return <span>{label}</span>;
  return (
    <a href={href} className={styles.link}>
      {label}
    </a>
  );
}
