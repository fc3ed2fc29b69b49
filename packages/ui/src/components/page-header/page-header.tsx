import type { ComponentProps, ReactNode } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './page-header.css.ts';

/** A fact under the heading, such as “No. 118/SNB/IX/2024”. */
export interface PageFact {
  /** Its label. */
  label: string;
  /** The value. */
  value: ReactNode;
  /**
   * Whether it identifies the thing.
   *
   * @default false
   */
  strong?: boolean;
}

/** Props of {@link PageHeader}. */
export interface PageHeaderProps extends ComponentProps<'header'> {
  /** The page's only h1, as text. It can be focused on navigation: `tabIndex` is −1. */
  heading: ReactNode;
  /** The Breadcrumb. */
  breadcrumb?: ReactNode;
  /** A badge beside the heading: the status. */
  badge?: ReactNode;
  /** One line of facts. */
  facts?: readonly PageFact[];
  /** A sentence under the heading, such as what a form is for. */
  children?: ReactNode;
  /** Buttons and links, at most one of them primary; on a phone they share the width. */
  actions?: ReactNode;
}

/** The header of a page: its path, its name, its actions. */
export function PageHeader(props: PageHeaderProps) {
  const { heading, breadcrumb, badge, facts, actions, className, children, ...rest } = props;
  return (
    <header {...rest} className={rootClass(styles.header, className)}>
      {breadcrumb}
      <div className={styles.line}>
        <div>
          <div className={styles.title}>
            <h1 tabIndex={-1} className={styles.heading}>
              {heading}
            </h1>
            {badge}
          </div>
          {children && <p className={styles.text}>{children}</p>}
          {facts && facts.length > 0 && (
            <p className={styles.facts}>
              {facts.map(({ label, value, strong }) => (
                <span key={label}>
                  {label} {strong ? <b className={styles.strong}>{value}</b> : value}
                </span>
              ))}
            </p>
          )}
        </div>
        {actions && (
          <div className={styles.actions} data-print="never">
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}
