import type { Db } from '../core/db/store.ts';
import { rememberAddress } from './known-addresses.ts';
import type { Place } from './place.ts';
import { openSession } from './session.ts';

/** Opens the session of an account that has proved all that was asked, and remembers its address. Gives the token. */
export async function enter(db: Db, now: Date, accountId: string, place: Place): Promise<string> {
  const token = await openSession(db, now, accountId, 'session', place);
  await rememberAddress(db, now, accountId, place.from);
  return token;
}
