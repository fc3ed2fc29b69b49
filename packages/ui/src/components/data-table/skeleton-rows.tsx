import { Skeleton } from '../skeleton/index.ts';
import { type AnyColumn, roles } from './column.ts';
import * as styles from './data-table.css.ts';

const widths = ['62%', '48%', '56%', '70%'];

interface SkeletonRowsProps<Row> {
  columns: readonly AnyColumn<Row>[];
  hasActions: boolean;
  expands: boolean;
  count: number;
}

/**
 * As many rows as expected, at their real height, so that the layout does not jump. For screen readers the table is
 * busy.
 */
export function SkeletonRows<Row>({ columns, hasActions, expands, count }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity
    <tr key={index} {...roles.row} className={styles.row}>
      {expands && <td {...roles.cell} className={styles.cell} data-card="toggle" />}
      {columns.map(({ id, head, card = 'label' }, place) => (
        <td
          {...roles.cell}
          key={id}
          className={styles.cell}
          data-card={card === 'label' ? undefined : card}
          data-label={card === 'label' ? head : undefined}
        >
          <Skeleton width={widths[(index + place) % widths.length]} />
        </td>
      ))}
      {hasActions && (
        <td {...roles.cell} className={styles.cell} data-card="actions">
          <Skeleton width="66px" height="28px" />
        </td>
      )}
    </tr>
  ));
}
