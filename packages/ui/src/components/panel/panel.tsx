import { type ComponentProps, type ReactNode, useId } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './panel.css.ts';

/** Props of {@link Panel}. */
export interface PanelProps extends ComponentProps<'section'> {
  /** The heading inside; it also names the region. */
  heading?: ReactNode;
  /**
   * Level of the heading in the page.
   *
   * @default 3
   */
  level?: 2 | 3;
  /**
   * Whether it has the colour of the canvas: for content beside the main content.
   *
   * @default false
   */
  sunken?: boolean;
}

/** A box around related content, in an aside or around totals. Not around a page, and never nested. */
export function Panel({ heading, level = 3, sunken, className, children, ...rest }: PanelProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={heading ? headingId : undefined}
      {...rest}
      className={rootClass(styles.panel, className)}
      data-sunken={sunken ? '' : undefined}
    >
      {heading && <Heading id={headingId}>{heading}</Heading>}
      {children}
    </section>
  );
}
