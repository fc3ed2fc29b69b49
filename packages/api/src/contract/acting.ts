import * as z from 'zod/mini';
import { actingUser, recordId } from './fields.ts';
import { named, wire } from './wire.ts';

/** A body that only says who asks. */
export const byUser = wire(z.object({ user: actingUser }), { user: named('user', 'username') });

/** The body of every deletion: who deletes which record. */
export const deletion = wire(z.object({ user: actingUser, id: recordId }), {
  user: named('user', 'username'),
  id: named('delid', 'record'),
});

/** Rows whose body names the acting user. */
export const userInBody = { body: { user: 'username' } } as const;
