import { dayOf, goodsRatesOn, type OfficeProfile, rateDayOf } from '@pabean/api/rules';
import type { PpftzTable } from '../core/db/tables/ppftz.ts';

/** The usual rates for a record's goods, by its date. */
export function ratesOfRecord(
  { timeZone, goodsRates }: Pick<OfficeProfile, 'timeZone' | 'goodsRates'>,
  { created_at, registration_date }: Pick<PpftzTable, 'created_at' | 'registration_date'>,
) {
  const ajuDate = dayOf(new Date(created_at), timeZone);
  return goodsRatesOn(rateDayOf({ ajuDate, registrationDate: registration_date }) ?? ajuDate, goodsRates);
}
