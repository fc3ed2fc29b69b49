import type { Moment } from '../core/act/act.ts';
import type { Db } from '../core/db/store.ts';
import type { Visitor } from '../core/viewer.ts';

/** The names of carriers that the office has accepted, and those that the visitor has added. */
export const listCarriers = (db: Db, visitor: Visitor) =>
  db
    .selectFrom('carrier')
    .select('name')
    .where((eb) =>
      eb.or([
        eb('accepted_at', 'is not', null),
        eb(
          'name',
          'in',
          eb
            .selectFrom('carrier_of_visitor')
            .select('carrier_of_visitor.name')
            .where('visitor', '=', visitor.id),
        ),
      ]),
    )
    .orderBy('name')
    .execute();

/**
 * Adds the name of a carrier, which waits for the office unless it is accepted already. Returns whether it was new for this
 * visitor, whatever others have added.
 */
export async function noteCarrier({ db, now }: Moment, visitor: Visitor, name: string): Promise<boolean> {
  const known = await db
    .selectFrom('carrier')
    .select('accepted_at')
    .where('name', '=', name)
    .executeTakeFirst();
  if (known?.accepted_at) return false;
  const row = { name, added_at: now.toISOString() };
  await db
    .insertInto('carrier')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  // Tabs without a key cannot be distinguished, so none of them is shown what another has added.
  if (!visitor.hasKey) return true;
  const added = await db
    .insertInto('carrier_of_visitor')
    .values({ ...row, visitor: visitor.id })
    .onConflict((conflict) => conflict.columns(['visitor', 'name']).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}
