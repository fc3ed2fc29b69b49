import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';
import * as styles from './row-parts.css.ts';

/** Props of {@link RowLink}. */
export interface RowLinkProps extends ComponentProps<'a'> {
  /** The detail of the row. */
  href: string;
}

/** The identity of a row, in its first column: a link that reads as ink. */
export function RowLink({ className, ...rest }: RowLinkProps) {
  return <a {...rest} className={classNames(styles.link, className)} />;
}

/** Props of {@link CellNote}. */
export type CellNoteProps = ComponentProps<'span'>;

/** The second line of a cell: what the thing named above is. */
export function CellNote({ className, ...rest }: CellNoteProps) {
  return <span {...rest} className={classNames(styles.note, className)} />;
}
