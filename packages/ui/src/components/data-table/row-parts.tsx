import type { ComponentProps } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './row-parts.css.ts';

/** Props of {@link RowLink}. */
export interface RowLinkProps extends ComponentProps<'a'> {
  /** URL of the row's detail page. */
  href: string;
}

/** The identity of a row, in the column with `card: 'title'`: a link in text colour. */
export function RowLink({ className, ...rest }: RowLinkProps) {
  return <a {...rest} className={rootClass(styles.link, className)} />;
}

/** Props of {@link CellNote}. */
export type CellNoteProps = ComponentProps<'span'>;

/** The second line of a cell: what kind of thing the first line names. */
export function CellNote({ className, ...rest }: CellNoteProps) {
  return <span {...rest} className={rootClass(styles.note, className)} />;
}
