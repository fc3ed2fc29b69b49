import * as z from 'zod/mini';
import { done } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { recordId } from './fields.ts';
import { shownText, textOrNull, truth, truthIfAny } from './read.ts';
import { field, wire } from './wire.ts';

const openSession = z.object({
  id: field('id', recordId),
  /** Browser and system, such as “Chrome, Windows”; null where unknown. */
  device: field('perangkat', textOrNull),
  address: field('alamat', textOrNull),
  /** ISO 8601 with offset. */
  openedAt: field('dibuka', shownText),
  lastUsedAt: field('dipakai', shownText),
  /** Whether it is the session of this call. */
  current: field('ini', truth),
});

export const sessionList = endpoint({
  method: 'GET',
  path: 'otentikasi/sesi',
  summary: 'The sessions of the account that are alive; the one that was used last comes first.',
  access: 'signedIn',
  rate: 'standard',
  answer: z.array(wire(openSession)),
});

export const endSessions = endpoint({
  method: 'POST',
  path: 'otentikasi/sesi/akhiri',
  summary: 'End one session of the account, or all but the one that asks.',
  access: 'signedIn',
  rate: 'write',
  writes: true,
  body: wire(
    z
      .object({
        id: field('id', z.optional(recordId), 'record'),
        others: field('semua_lain', truthIfAny, 'record'),
      })
      .check(
        z.refine(({ id, others }) => others === true || id !== undefined, {
          error: 'required',
          path: ['id'],
        }),
      ),
  ),
  answer: done,
  failures: [404],
});

/** One session of the account, decoded. */
export type OpenSession = z.output<typeof openSession>;
