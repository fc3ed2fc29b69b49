import { maxListed } from '@pabean/api/contract';
import { type Call, useTableLoad } from '../loading/use-load-state.ts';
import { useSettled } from './use-settled.ts';

/**
 * The rows of a list. One that is as long as lists may be asks the server for what is searched; until
 * that has answered, the table searches what is here.
 *
 * @param useList Gives the list, or what of it has the words of a query.
 * @param query What is searched.
 */
export function useFoundRows<Row>(useList: (query?: string) => Call<Row[]>, query: string) {
  const whole = useList();
  const lacksOlder = whole.data?.length === maxListed;
  const found = useList(useSettled(lacksOlder ? query : ''));
  return { load: useTableLoad({ ...found, data: found.data ?? whole.data }), lacksOlder };
}
