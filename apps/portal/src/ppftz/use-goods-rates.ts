import type { PpftzRecord } from '@pabean/api/contract';
import { goodsRatesOn, rateDayOf, todayIn } from '@pabean/api/rules';
import { useOffice } from '@pabean/ui/office';

/** The rates that most goods of a record have, by its date; where a provider gives none, today's. */
export function useGoodsRates(record: Pick<PpftzRecord, 'ajuDate' | 'registrationDate'>) {
  const { goodsRates, timeZone } = useOffice();
  return goodsRatesOn(rateDayOf(record) ?? todayIn(timeZone), goodsRates);
}
