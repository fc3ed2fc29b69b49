import * as z from 'zod/mini';
import { done } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { recordId } from './fields.ts';
import { shownText, textOrNull, truth, truthIfAny } from './read.ts';
import { named, wire } from './wire.ts';

const openSession = z.object({
  id: recordId,
  /** Browser and system, such as “Chrome, Windows”; null where they are not known. */
  device: textOrNull,
  address: textOrNull,
  /** ISO 8601 with offset. */
  openedAt: shownText,
  lastUsedAt: shownText,
  /** Whether it is the one that asks. */
  current: truth,
});

export const sessionList = endpoint({
  method: 'GET',
  path: 'otentikasi/sesi',
  summary: 'The sessions of the account that are alive; the one that was used last comes first.',
  access: 'signedIn',
  rate: 'standard',
  answer: z.array(
    wire(openSession, {
      id: 'id',
      device: 'perangkat',
      address: 'alamat',
      openedAt: 'dibuka',
      lastUsedAt: 'dipakai',
      current: 'ini',
    }),
  ),
});

export const endSessions = endpoint({
  method: 'POST',
  path: 'otentikasi/sesi/akhiri',
  summary: 'End one session of the account, or all but the one that asks.',
  access: 'signedIn',
  rate: 'write',
  writes: true,
  body: wire(
    z.object({ id: z.optional(recordId), others: truthIfAny }).check(
      z.refine(({ id, others }) => others === true || id !== undefined, {
        error: 'required',
        path: ['id'],
      }),
    ),
    { id: named('id', 'record'), others: named('semua_lain', 'record') },
  ),
  answer: done,
  failures: [404],
});

/** One session of the account, as the code sees it. */
export type OpenSession = z.output<typeof openSession>;
