import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { done } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { actingUser, recordId, text } from './text.ts';
import { wire } from './wire.ts';

export const noteDokapDownload = endpoint({
  method: 'POST',
  path: 'dlDokap',
  summary: 'Record that a document file was fetched.',
  access: permitUsers,
  rate: 'standard',
  body: wire(z.object({ user: actingUser, id: recordId }), { user: 'idrekam', id: 'iddokap' }),
  answer: done,
  failures: [404],
});

export const dokapFile = endpoint({
  method: 'GET',
  path: 'file/dokap/{id}/{name}',
  summary: "A supporting document's file; the address is the document's `url_file`.",
  access: permitUsers,
  rate: 'standard',
  params: z.object({ id: recordId, name: text(255) }),
  answer: 'file',
  failures: [404],
});
