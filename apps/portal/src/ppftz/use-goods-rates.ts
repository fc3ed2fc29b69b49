import type { PpftzRecord } from '@pabean/api/contract';
import { goodsRatesOn, rateDayOf, todayIn } from '@pabean/api/rules';
import { useOffice } from '@pabean/ui/office';

/** The usual rates of a record's goods, by its date; today's where a provider sends none. */
export function useGoodsRates(record: Pick<PpftzRecord, 'ajuDate' | 'registrationDate'>) {
  const { goodsRates, timeZone } = useOffice();
  return goodsRatesOn(rateDayOf(record) ?? todayIn(timeZone), goodsRates);
}
