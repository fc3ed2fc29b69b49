import type { StoredPpftzContainer } from './ppftz-containers.ts';
import type { StoredGoods } from './ppftz-goods.ts';
import type { StoredPpftzPackaging } from './ppftz-packaging.ts';
import type { PpftzRecord } from './ppftz-record.ts';

/**
 * A PPFTZ record with all its rows.
 *
 * @beta
 */
export interface PpftzWithRows {
  /** Its header, the names of its files, and its version. */
  readonly record: PpftzRecord;
  /** Its goods in the order they were entered. */
  readonly goods: readonly StoredGoods[];
  /** Its containers in the order they were entered. */
  readonly containers: readonly StoredPpftzContainer[];
  /** One, or none yet. */
  readonly packaging: readonly StoredPpftzPackaging[];
}
