import type { Moment } from '../core/act/act.ts';

/** How many days visitors' data is stored. */
export const keptDays = {
  /** A transit request, after it was filed. */
  request: 180,
  /** A name of a carrier that the office has not accepted, and the link of a name to its visitor. */
  carrier: 90,
} as const;

const day = 86_400_000;

/** Deletes expired transit requests and unaccepted names of carriers. */
export async function forgetOldTransit({ db, now }: Moment): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString();
  await db.deleteFrom('transit_request').where('filed_at', '<', before(keptDays.request)).execute();
  await db.deleteFrom('carrier_of_visitor').where('added_at', '<', before(keptDays.carrier)).execute();
  // A name that was added again meanwhile stays.
  await db
    .deleteFrom('carrier')
    .where('accepted_at', 'is', null)
    .where('added_at', '<', before(keptDays.carrier))
    .where('name', 'not in', (eb) => eb.selectFrom('carrier_of_visitor').select('carrier_of_visitor.name'))
    .execute();
}
