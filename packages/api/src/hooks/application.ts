import type { Client } from '../client/index.ts';
import {
  applicationDetail,
  applicationList,
  browseList,
  copyApplication,
  deleteApplication,
  dokapList,
  ftzBrowseList,
  ftzList,
  type PermitHeader,
  refileApplication,
  saveApplication,
  sendApplication,
  sendMail,
} from '../contract/index.ts';
import { askable } from './askable.ts';
import { useCall } from './use-call.ts';
import { useWrite } from './use-write.ts';

/** The list of a call, filtered by the words of a query. */
const useList = (
  list: typeof applicationList | typeof browseList | typeof ftzList | typeof ftzBrowseList,
  query: string,
) =>
  useCall(list as typeof applicationList, (user) => ({
    body: { user, ...(askable(query) && { query: askable(query) }) },
  }));

/**
 * All applications of the signed-in account's company: drafts first, then by the time they were sent.
 *
 * @param query Words that each application must contain. A list of `maxListed` may omit older applications; a query
 * finds them, on servers that support it: others ignore the query.
 */
export const useApplications = (query = '') => useList(applicationList, query);

/** All sent applications of the signed-in account's company, by the time they were sent; `query` as in {@link useApplications}. */
export const useBrowseList = (query = '') => useList(browseList, query);

/** Those of {@link useApplications} whose permit types belong to the free-trade zone. */
export const useFtzApplications = (query = '') => useList(ftzList, query);

/** Those of {@link useBrowseList} whose permit types belong to the free-trade zone. */
export const useFtzBrowseList = (query = '') => useList(ftzBrowseList, query);

/** One application's header block. */
export const useApplication = (id: string) => useCall(applicationDetail, (user) => ({ body: { user, id } }));

/** A permit header; for a draft with its `id` and the `version` that was edited. */
export type HeaderInput = PermitHeader & { readonly id?: string; readonly version?: string | undefined };

/** Saves a new permit header, or the changed header of a draft; the answer has the draft's `id`. */
export const useSaveApplication = () =>
  useWrite(
    ({ id, version, ...header }: HeaderInput, { client, user, options }) =>
      client.call(saveApplication, { body: { ...header, id, version, user } }, options),
    { touches: [applicationList, ftzList, applicationDetail, dokapList] },
  );

/**
 * Files a rejected application again by its id; the answer has the new draft's `id`, and in `omitted` the names of
 * documents that its permit type no longer accepts.
 */
export const useRefileApplication = () =>
  useWrite((id: string, { client, options }) => client.call(refileApplication, { body: { id } }, options), {
    touches: [applicationList, ftzList],
  });

/** Which documents of an application are copied into a new draft. */
export interface CopyInput {
  readonly id: string;
  readonly dokapIds: string[];
}

/**
 * Creates a draft from an application with the given documents; the answer has the draft's `id`, and in `omitted` the
 * names of documents that its permit type no longer accepts.
 */
export const useCopyApplication = () =>
  useWrite(
    ({ id, dokapIds }: CopyInput, { client, user, options }) =>
      client.call(copyApplication, { body: { user, id, dokapIds } }, options),
    { touches: [applicationList, ftzList] },
  );

/** Deletes a draft by its id; at another status the server refuses it (409). */
export const useDeleteApplication = () =>
  useWrite(
    (id: string, { client, user, options }) =>
      client.call(deleteApplication, { body: { user, id } }, options),
    { touches: [applicationList, ftzList, applicationDetail, dokapList] },
  );

/** Result of one notification mail: the server's `message`, or the `error` of the call. */
export interface MailOutcome {
  readonly page: 'kirim' | 'petugas';
  readonly message?: string;
  readonly error?: unknown;
}

/** Requests one notification mail of a sent application; a failure is returned as part of the result. */
const askForMail = (client: Client, id: string, page: MailOutcome['page']): Promise<MailOutcome> =>
  client.call(sendMail, { body: { page, id } }).then(
    ({ message }) => ({ page, message }),
    (error: unknown) => ({ page, error }),
  );

/** The draft to send, and the version of it that the user saw. */
export interface SendInput {
  readonly id: string;
  readonly version?: string | undefined;
}

/**
 * Sends a draft, then requests its two notification mails. A mail that fails does not undo the sending; an incomplete
 * draft is refused (422) with one `fieldErrors` entry for each thing that is missing. After a refusal no mail is
 * requested.
 */
export const useSendApplication = () =>
  useWrite(
    async ({ id, version }: SendInput, { client, user, options }) => {
      const { message } = await client.call(sendApplication, { body: { user, id, version } }, options);
      const mails = await Promise.all([askForMail(client, id, 'kirim'), askForMail(client, id, 'petugas')]);
      return { message, mails };
    },
    { touches: [applicationList, browseList, ftzList, ftzBrowseList, applicationDetail] },
  );

/** Requests a notification mail of a sent application again, after the first attempt failed. */
export const useSendMail = (id: string) =>
  useWrite((page: MailOutcome['page'], { client }) => askForMail(client, id, page));
