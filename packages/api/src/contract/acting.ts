import * as z from 'zod/mini';
import { actingUser, recordId } from './fields.ts';
import { field, wire } from './wire.ts';

/** A body that only names the actor. */
export const byUser = wire(z.object({ user: field('user', actingUser, 'username') }));

/** The body of every deletion: the actor and the record's id. */
export const deletion = wire(
  z.object({ user: field('user', actingUser, 'username'), id: field('delid', recordId, 'record') }),
);

/** Rows whose body names the actor. */
export const userInBody = { body: { user: 'username' } } as const;
