import { maxListed } from '@pabean/api/contract';
import { fill, formatNumber } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { type Call, useTableLoad } from '../loading/use-load-state.ts';
import { useDebouncedValue } from './use-debounced-value.ts';
import { type ListedRow, type ListOptions, openAt } from './use-list.ts';
import { useTableAddress } from './use-table-address.ts';

/** What is said above a list whose older rows are not here. */
export interface OlderMessages {
  /** That it has the latest {count} rows only. */
  readonly lacksOlder: string;
  /** How older ones are found. */
  readonly lacksOlderText: string;
}

/**
 * A list of which a server hands out the latest rows only, for a ListPage. One that is as long as lists may be says so, and
 * asks the server for what is searched; until that has answered, the table searches what is here.
 *
 * @param useCall Calls for the list, or for what of it has the words of a query.
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
