import { rootClass } from '../class-names.ts';
import * as styles from './line-icon.css.ts';

interface LineIconProps {
  /** All lines of a Lucide icon as one path, on its 24 px grid. */
  path: string;
  /** Edge length in px. */
  size: number;
  /** For another stroke width. */
  className?: string;
}

/**
 * A Lucide icon with fewer elements, for icons that every row of a list has: up to eight paths become one. Elsewhere
 * import the icon from `lucide-react`.
 */
export const LineIcon = ({ path, size, className }: LineIconProps) => (
  <svg
    className={rootClass(styles.icon, className)}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
