import type { TransitRequest } from '@pabean/api/contract';
import { buildPassengerTransit } from '@pabean/api/fixtures';
import type { Store } from '../core/db/store.ts';
import type { CarrierTable, TransitRequestTable } from '../core/db/tables/transit.ts';
import { newTransitRow } from '../transit/transit-row.ts';

/** Adds a transit request directly to the store, and returns its row. */
export async function addTransit(
  store: Store,
  request: TransitRequest = buildPassengerTransit(),
  row: Partial<TransitRequestTable> = {},
): Promise<TransitRequestTable> {
  const { captcha: _, ...stored } = request;
  const filedAt = new Date(row.filed_at ?? '2026-03-02T03:00:00Z');
  const added = { ...newTransitRow(stored, filedAt), ...row };
  await store.write((trx) => trx.insertInto('transit_request').values(added).execute());
  return added;
}

/** Adds the name of a carrier that so many visitors added; it waits for an officer unless a time of acceptance is given. */
export async function addCarrier(
  store: Store,
  carrier: Pick<CarrierTable, 'name'> & Partial<CarrierTable>,
  visitors = 1,
): Promise<void> {
  const row = { added_at: '2026-03-02T03:00:00.000Z', accepted_at: null, ...carrier };
  await store.write(async (trx) => {
    await trx.insertInto('carrier').values(row).execute();
    for (let visitor = 1; visitor <= visitors; visitor += 1)
      await trx
        .insertInto('carrier_of_visitor')
        .values({ name: row.name, visitor: `pengunjung-${visitor}`, added_at: row.added_at })
        .execute();
  });
}
