import type { Moment } from '../core/act/act.ts';
import { rememberAddress } from './known-addresses.ts';
import type { Place } from './place.ts';
import { openSession } from './session.ts';

/** Opens a session for an account that passed all steps of signing in, and remembers its address. Returns the token. */
export async function enter(moment: Moment, accountId: string, place: Place): Promise<string> {
  const token = await openSession(moment, accountId, 'session', place);
  await rememberAddress(moment, accountId, place.from);
  return token;
}
