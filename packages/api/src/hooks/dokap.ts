import { ApiError } from '../client/index.ts';
import {
  applicationDetail,
  deleteDokap,
  dokapForEdit,
  dokapList,
  type InputOf,
  type ListedDokap,
  noteDokapDownload,
  saveDokap,
  updateDokap,
} from '../contract/index.ts';
import { useCall } from './use-call.ts';
import { useWrite } from './use-write.ts';

/** A document as its form submits it; its file is a data URL, or null to leave the stored one. */
export type DokapInput = Omit<InputOf<typeof saveDokap>['body'], 'user' | 'applicationId'>;

/** What is missing in a draft depends on its documents. */
const touches = [dokapList, dokapForEdit, applicationDetail];

/** An application's supporting documents. */
export const useDokapList = (applicationId: string) =>
  useCall(dokapList, (user) => ({ body: { user, applicationId } }));

/**
 * One supporting document, fresh from the server, to edit.
 *
 * @param id Undefined to wait until a document is edited.
 */
export const useDokap = (id: string | undefined) =>
  useCall(dokapForEdit, id === undefined ? undefined : { body: { id } });

/** Adds a supporting document to a draft. */
export const useSaveDokap = (applicationId: string) =>
  useWrite(
    (values: DokapInput, { client, user, options }) =>
      client.call(saveDokap, { body: { ...values, applicationId, user } }, options),
    { touches },
  );

/** Changes a supporting document of a draft. */
export const useUpdateDokap = (applicationId: string) =>
  useWrite(
    (values: DokapInput & { id: string; version?: string | undefined }, { client, user, options }) =>
      client.call(updateDokap, { body: { ...values, applicationId, user } }, options),
    { touches },
  );

/** Deletes a supporting document by its id; a mandatory one is refused (409). */
export const useDeleteDokap = () =>
  useWrite(
    (id: string, { client, user, options }) => client.call(deleteDokap, { body: { user, id } }, options),
    { touches: [dokapList, applicationDetail] },
  );

/** The file of a row: its address and its name. */
export type RowFile = Partial<Pick<ListedDokap, 'fileUrl' | 'fileName'>>;

/** Fetches a document's file and records the download; pass the answer to `downloadAnswer`. */
export const useDokapDownload = () =>
  useWrite(async ({ id, ...row }: RowFile & { id: string }, { client, user, options }) => {
    const file = await client.file(addressOf(row), {
      name: row.fileName ?? undefined,
      signal: options.signal,
    });
    // A record that fails, or takes long, must not delay the file.
    client.call(noteDokapDownload, { body: { user, id } }).catch(() => undefined);
    return file;
  });

/** Fetches the file of a list document's row; pass the answer to `downloadAnswer`. */
export const useRowDownload = () =>
  useWrite((row: RowFile, { client, options }) =>
    client.file(addressOf(row), { name: row.fileName ?? undefined, signal: options.signal }),
  );

function addressOf({ fileUrl }: RowFile): string {
  if (!fileUrl) throw new ApiError('The row has no address of a file', { kind: 'contract' });
  return fileUrl;
}
