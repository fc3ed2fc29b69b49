import * as z from 'zod/mini';
import { office020400 } from '../rules/office.ts';
import { actingUser, recordId } from './text.ts';
import { wire } from './wire.ts';

/** A body that only says who asks. */
export const byUser = wire(z.object({ user: actingUser }), { user: 'user' });

/** The body of every deletion: who deletes which record. */
export const deletion = wire(z.object({ user: actingUser, id: recordId }), { user: 'user', id: 'delid' });

/** Body limit of calls that carry one permit file, in Kb: base64 takes four characters for three bytes. */
export const permitFileKb = Math.ceil((office020400.uploads.permit.checkedKb * 4) / 3) + 64;
