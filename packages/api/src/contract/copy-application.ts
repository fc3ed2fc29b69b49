import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { userInBody } from './acting.ts';
import { copied } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { actingUser, recordId } from './fields.ts';
import { field, wire } from './wire.ts';

/** Most documents that are copied at once; more than any application has. */
const maxCopied = 500;

export const copyApplication = endpoint({
  method: 'POST',
  path: 'salinpengajuan',
  summary:
    'Make a new draft of an application: its header, and of its documents those that are named, with their rows and files. What its permit type no longer takes is left out and named.',
  access: permitUsers,
  rate: 'write',
  writes: true,
  once: true,
  acting: userInBody,
  body: wire(
    z.object({
      user: field('user', actingUser, 'username'),
      id: field('idmohon', recordId, 'application'),
      dokapIds: field(
        'iddokap',
        z.array(recordId).check(z.maxLength(maxCopied, { error: 'invalid' })),
        'dokap',
      ),
    }),
  ),
  answer: copied,
  failures: [404, 409],
});

export const refileApplication = endpoint({
  method: 'POST',
  path: 'ajukembali',
  summary:
    'File a rejected application again: a new draft with its header, documents, their rows and files. What its permit type no longer takes is left out and named.',
  access: permitUsers,
  rate: 'write',
  writes: true,
  once: true,
  body: wire(z.object({ id: field('id_permohonan', recordId, 'application') })),
  answer: copied,
  failures: [404, 409],
});
