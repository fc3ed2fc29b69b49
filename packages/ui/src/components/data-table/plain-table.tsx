import type { PlainTableProps } from './plain-table-props.ts';
import { TableFrame } from './table-frame.tsx';
import { Empty } from './table-notice.tsx';

/**
 * A short list of records that is read as a whole: nothing to search, to sort or to turn over, and less to
 * load. Cards on phones, and a drawn state for loading, empty and failed. For longer lists take DataTable.
 */
export function PlainTable<Row>({ empty, ...props }: PlainTableProps<Row>) {
  return (
    <TableFrame
      {...props}
      found={{ total: props.rows?.length ?? 0, page: 1 }}
      expected={1}
      nothing={<Empty {...empty} />}
    />
  );
}
