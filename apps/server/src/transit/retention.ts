import { sql } from 'kysely';
import { type Expired, olderThan } from '../core/db/delete-expired.ts';

/** How many days visitors' data is stored. */
export const keptDays = {
  /** A transit request, after it was filed. */
  request: 180,
  /** A name of a carrier that the office has not accepted, and the link of a name to its visitor. */
  carrier: 90,
} as const;

const day = 86_400_000;

/** Expired transit requests and unaccepted names of carriers. */
export function expiredTransit(now: Date): Expired[] {
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString();
  return [
    olderThan('transit_request', ['id'], 'filed_at', before(keptDays.request)),
    olderThan('carrier_of_visitor', ['visitor', 'name'], 'added_at', before(keptDays.carrier)),
    {
      table: 'carrier',
      key: ['name'],
      // A name that was added again meanwhile stays.
      when: sql`accepted_at is null and added_at < ${before(keptDays.carrier)} and not exists
        (select 1 from carrier_of_visitor where carrier_of_visitor.name = carrier.name)`,
    },
  ];
}
