import { bar } from '../../loading-bar/loading-bar.css.ts';
import * as styles from './data-table.css.ts';

/** The gold thread over the rows while newer ones are on their way; decoration only. Quick answers never draw it. */
export const TableLoadingBar = () => (
  <span className={styles.track} aria-hidden="true">
    <span className={bar} data-creeping />
  </span>
);
