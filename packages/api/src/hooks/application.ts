import type { Client } from '../client/index.ts';
import {
  applicationDetail,
  applicationList,
  deleteApplication,
  dokapList,
  type PermitHeader,
  saveApplication,
  sendApplication,
  sendMail,
} from '../contract/index.ts';
import { useCall } from './use-call.ts';
import { useWrite } from './use-write.ts';

/** What a search may be: nothing that no text holds, and not longer than anybody needs. */
const askable = (typed: string) =>
  typed
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .slice(0, 100)
    .toWellFormed()
    .trim();

/**
 * All applications of the signed-in account's company: drafts first, then by the time they were sent.
 *
 * @param query Words that each of them must have. A list of `maxListed` may lack older applications; this finds them, where
 * the server knows how: another one answers its whole list.
 */
export const useApplications = (query = '') =>
  useCall(applicationList, (user) => ({
    body: { user, ...(askable(query) && { query: askable(query) }) },
  }));

/** One application's header block. */
export const useApplication = (id: string) => useCall(applicationDetail, (user) => ({ body: { user, id } }));

/** Saves a new permit header; the answer carries the draft's `id`. */
export const useSaveApplication = () =>
  useWrite(
    (header: PermitHeader, { client, user, options }) =>
      client.call(saveApplication, { body: { ...header, user } }, options),
    { touches: [applicationList] },
  );

/** Deletes a draft by its id; at another status the server explains the refusal (409). */
export const useDeleteApplication = () =>
  useWrite(
    (id: string, { client, user, options }) =>
      client.call(deleteApplication, { body: { user, id } }, options),
    { touches: [applicationList, applicationDetail, dokapList] },
  );

/** What became of one notification mail: the server's `message`, or the `error` of the call that asked. */
export interface MailOutcome {
  readonly page: 'kirim' | 'petugas';
  readonly message?: string;
  readonly error?: unknown;
}

/** Asks for one notification mail of a sent application; a failure is part of the outcome. */
const askForMail = (client: Client, id: string, page: MailOutcome['page']): Promise<MailOutcome> =>
  client.call(sendMail, { body: { page, id } }).then(
    ({ message }) => ({ page, message }),
    (error: unknown) => ({ page, error }),
  );

/**
 * Sends a draft by its id, then asks for its two notification mails. A mail that fails does not undo the sending; an
 * incomplete draft is refused (422) with one `fieldErrors` entry for each thing that is missing. After a refusal no mail
 * is asked for.
 */
export const useSendApplication = () =>
  useWrite(
    async (id: string, { client, user, options }) => {
      const { message } = await client.call(sendApplication, { body: { user, id } }, options);
      const mails = await Promise.all([askForMail(client, id, 'kirim'), askForMail(client, id, 'petugas')]);
      return { message, mails };
    },
    { touches: [applicationList, applicationDetail] },
  );

/** Asks again for a notification mail of a sent application, after the first attempt failed. */
export const useSendMail = (id: string) =>
  useWrite((page: MailOutcome['page'], { client }) => askForMail(client, id, page));
