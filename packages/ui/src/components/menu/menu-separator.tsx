import * as styles from './menu.css.ts';

/** A separator between items of a menu. */
export function MenuSeparator() {
  return <hr className={styles.separator} />;
}
