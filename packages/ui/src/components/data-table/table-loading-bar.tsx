import { bar } from '../../loading-bar/loading-bar.css.ts';
import * as styles from './data-table.css.ts';

/**
 * The gold line over the rows while newer ones are loading; decorative. It is delayed, so that quick answers do not
 * show it.
 */
export const TableLoadingBar = () => (
  <span className={styles.track} aria-hidden="true">
    <span className={bar} data-creeping />
  </span>
);
