import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import * as styles from './page-header.css.ts';

/** A fact under the heading, such as “No. 118/SNB/IX/2024”. */
export interface PageFact {
  /** What it is called. */
  label: string;
  /** The value. */
  value: ReactNode;
  /**
   * Whether it is the one that names the thing.
   *
   * @default false
   */
  strong?: boolean;
}

/** Props of {@link PageHeader}. */
export interface PageHeaderProps extends ComponentProps<'header'> {
  /** The page's one h1, in words alone. It takes the focus when the page is arrived at: `tabIndex` is −1. */
  heading: ReactNode;
  /** The Breadcrumb. */
  breadcrumb?: ReactNode;
  /** A badge beside the heading: the status. */
  badge?: ReactNode;
  /** One line of facts. */
  facts?: readonly PageFact[];
  /** A sentence under the heading, such as what a form asks for. */
  children?: ReactNode;
  /** Buttons and links, one of them primary at most; on a phone they share the width. */
  actions?: ReactNode;
}

/** The head of a page: where it stands, what it is, what can be done. */
export function PageHeader(props: PageHeaderProps) {
  const { heading, breadcrumb, badge, facts, actions, className, children, ...rest } = props;
  return (
    <header {...rest} className={classNames(styles.header, className)}>
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
