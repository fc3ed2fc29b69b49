import { maxListed } from '@pabean/api/contract';
import { fill, formatNumber } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { type Call, useTableLoad } from '../loading/use-load-state.ts';
import { useDebouncedValue } from './use-debounced-value.ts';
import { type ListedRow, type ListOptions, openAt } from './use-list.ts';
import { useTableAddress } from './use-table-address.ts';

/** Messages above a list without its older rows. */
export interface OlderMessages {
  /** That it has the latest {count} rows only. */
  readonly lacksOlder: string;
  /** How to find older ones. */
  readonly lacksOlderText: string;
}

/**
 * A list of which a server sends the latest rows only, for a ListPage. When it has the maximal length, it shows a
 * notice and searches on the server; until the answer arrives, the table searches the loaded rows.
 *
 * @param useCall Calls for the list, filtered by a query.
 */
export function useSearchedList<Row extends ListedRow>(
  useCall: (query?: string) => Call<readonly Row[]>,
  messages: OlderMessages,
  { filters = [], isInPlace }: ListOptions<Row> = {},
) {
  const table = useTableAddress(...filters);
  const whole = useCall();
  const lacksOlder = whole.data?.length === maxListed;
  const found = useCall(useDebouncedValue(lacksOlder ? table.state.query : ''));
  const load = useTableLoad({ ...found, data: found.data ?? whole.data });
  const notice = lacksOlder && (
    <Alert heading={fill(messages.lacksOlder, { count: formatNumber(maxListed, { decimals: 0 }) })}>
      {messages.lacksOlderText}
    </Alert>
  );
  return { ...load, ...table, state: openAt(load.rows, table, isInPlace), notice };
}
