import type { Moment } from '../core/act/act.ts';
import { rememberAddress } from './known-addresses.ts';
import type { Place } from './place.ts';
import { openSession } from './session.ts';

/** Opens the session of an account that has proved all that was asked, and remembers its address. Gives the token. */
export async function enter(moment: Moment, accountId: string, place: Place): Promise<string> {
  const token = await openSession(moment, accountId, 'session', place);
  await rememberAddress(moment, accountId, place.from);
  return token;
}
