import type { ComponentProps } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './skeleton.css.ts';

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * Width, as a CSS length.
   *
   * @default '100%'
   */
  width?: string;
  /**
   * Height, as a CSS length.
   *
   * @default '12px'
   */
  height?: string;
}

/**
 * A placeholder of the shape of the content that is loading; hidden from screen readers. Put `aria-busy` on the region
 * around it. Show nothing for a wait of less than a second.
 */
export function Skeleton({ width, height, className, style, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden
      {...rest}
      className={rootClass(styles.skeleton, className)}
      style={{ inlineSize: width, blockSize: height, ...style }}
    />
  );
}
