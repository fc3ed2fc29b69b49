import { BrowserTable } from './browser-table.tsx';
import type { DataTableProps, ServerListProps } from './data-table-props.ts';
import { ServerTable } from './server-table.tsx';

const isServerList = <Row,>(props: DataTableProps<Row>): props is ServerListProps<Row> => 'page' in props;

/**
 * A list of records to compare: search, filters, sorting and pagination, cards where the columns do not fit, and a
 * state for loading, empty, nothing found and failed. Give it all `rows`, and it does these itself; or the `page` that
 * a server returned for `state`. Both look the same. For the facts of a single record use a DescriptionList.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return isServerList(props) ? <ServerTable {...props} /> : <BrowserTable {...props} />;
}
