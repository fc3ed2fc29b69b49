import { thread } from '../../thread/load-thread.css.ts';
import * as styles from './data-table.css.ts';

/** The gold thread over the rows while newer ones are on their way; decoration only. Quick answers never draw it. */
export const TableThread = () => (
  <span className={styles.track} aria-hidden="true">
    <span className={thread} data-creeping />
  </span>
);
