import type { Moment } from '../core/act/act.ts';

/** How many days what visitors leave is kept. */
export const keptDays = {
  /** A transit request, after it was filed. */
  request: 180,
  /** The name of a carrier that the office has not accepted, and who added a name. */
  carrier: 90,
} as const;

const day = 86_400_000;

/** Deletes transit requests whose time is over, and names of carriers that nobody accepted. */
export async function forgetOldTransit({ db, now }: Moment): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString();
  await db.deleteFrom('transit_request').where('filed_at', '<', before(keptDays.request)).execute();
  await db.deleteFrom('carrier_of_visitor').where('added_at', '<', before(keptDays.carrier)).execute();
  // A name that somebody has added again meanwhile stays.
  await db
    .deleteFrom('carrier')
    .where('accepted_at', 'is', null)
    .where('added_at', '<', before(keptDays.carrier))
    .where('name', 'not in', (eb) => eb.selectFrom('carrier_of_visitor').select('carrier_of_visitor.name'))
    .execute();
}
