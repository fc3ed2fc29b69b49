import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names.ts';
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
   * Whether it lies on the colour of the canvas: for what stands beside the content.
   *
   * @default false
   */
  sunken?: boolean;
}

/** A box around what belongs together, in an aside or around totals. Not around a page, and never in another one. */
export function Panel({ heading, level = 3, sunken, className, children, ...rest }: PanelProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={heading ? headingId : undefined}
      {...rest}
      className={classNames(styles.panel, className)}
      data-sunken={sunken ? '' : undefined}
    >
      {heading && <Heading id={headingId}>{heading}</Heading>}
      {children}
    </section>
  );
}
