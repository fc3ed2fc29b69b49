import { fill } from '@pabean/api/rules';
import { useMessages } from '../../messages/provider.tsx';
import type { ColumnBase } from './column.ts';
import type { TableProps } from './data-table-props.ts';
import { TableFrame } from './table-frame.tsx';
import { Empty } from './table-notice.tsx';

/** Props of PlainTable. */
export interface PlainTableProps<Row> extends TableProps<Row> {
  /** The columns in order. */
  columns: readonly ColumnBase<Row>[];
  /** The rows; undefined while they load for the first time. */
  rows: readonly Row[] | undefined;
}

/**
 * A short list of records that is read as a whole: no search, no sorting, no pagination. Cards where the columns do not
 * fit, and a state for loading, empty and failed. For longer lists use DataTable.
 */
export function PlainTable<Row>({ empty, ...props }: PlainTableProps<Row>) {
  const messages = useMessages('table');
  const { rows } = props;
  return (
    <TableFrame
      {...props}
      found={rows && fill(messages.rowCount, { total: rows.length })}
      expected={1}
      nothing={<Empty {...empty} />}
    />
  );
}
