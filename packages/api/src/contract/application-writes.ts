import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { done } from './answers.ts';
import { deletion } from './common.ts';
import { endpoint } from './endpoint.ts';
import { oneOf } from './one-of.ts';
import { actingUser, recordId } from './text.ts';
import { wire } from './wire.ts';

export const deleteApplication = endpoint({
  method: 'POST',
  path: 'delete',
  summary: 'Delete a draft with its documents and files; at another status the answer explains the refusal.',
  access: permitUsers,
  rate: 'write',
  body: deletion,
  answer: done,
  failures: [404, 409],
});

export const sendApplication = endpoint({
  method: 'POST',
  path: 'kirim',
  summary: 'Send a draft; an incomplete one is refused with the list of what is missing (422).',
  access: permitUsers,
  rate: 'write',
  once: true,
  body: wire(z.object({ user: actingUser, id: recordId }), { user: 'user', id: 'idmohon' }),
  answer: wire(z.object({ succeeded: z.boolean(), status: z.literal('success'), message: z.string() }), {
    succeeded: 'hasil',
    status: 'status',
    message: 'message',
  }),
  failures: [404, 409],
});

export const sendMail = endpoint({
  method: 'POST',
  path: 'bc/mail/sendmail',
  summary: 'Confirm a notification mail of a sent application; the mail itself was queued with the sending.',
  access: permitUsers,
  rate: 'write',
  body: wire(z.object({ page: oneOf(['kirim', 'petugas']), id: recordId }), { page: 'page', id: 'idmohon' }),
  answer: done,
  failures: [404, 409],
});
