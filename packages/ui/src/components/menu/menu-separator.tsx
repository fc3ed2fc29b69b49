import * as styles from './menu.css.ts';

/** A line between items of a menu. */
export function MenuSeparator() {
  return <hr className={styles.separator} />;
}
