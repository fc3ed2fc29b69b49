import {
  type ContainerRow,
  type DatedRow,
  type DokapRow,
  deleteDatedDocument,
  deleteNoStrip,
  dokapList,
  dokapRowFile,
  dokapRows,
  type InputOf,
  type NoStripRow,
  saveContainers,
  saveDatedDocument,
  saveNoStrip,
} from '../contract/index.ts';
import { useCall } from './use-call.ts';
import { useWrite, type WriteTools } from './use-write.ts';

/** The list document whose rows are changed. */
export interface DokapRef {
  readonly id: string;
  readonly applicationId: string;
}

/** A dated document as its form hands it over; its file is a data URL, or null. */
export type DatedInput = DatedRow & Pick<InputOf<typeof saveDatedDocument>['body'], 'file' | 'extension'>;

/**
 * A list document's rows in the order they were entered.
 *
 * @param dokapId Undefined to wait, as long as no list is open.
 */
export const useDokapRows = (dokapId: string | undefined) =>
  useCall(dokapRows, dokapId === undefined ? undefined : { body: { dokapId } });

/** Rows change the list itself and, through their count, the table of documents. */
function refreshRows({ user, refresh }: WriteTools, dokap: DokapRef) {
  refresh(dokapRows, { body: { dokapId: dokap.id } });
  refresh(dokapList, { body: { user, applicationId: dokap.applicationId } });
}

/** Replaces the whole container list of a document: all rows or none. */
export const useSaveContainers = (dokap: DokapRef) =>
  useWrite(async (rows: ContainerRow[], tools) => {
    const body = { user: tools.user, dokapId: dokap.id, rows };
    const answer = await tools.client.call(saveContainers, { body });
    refreshRows(tools, dokap);
    return answer;
  });

/** Adds one dated document to a list; `code` is the list's document type (145 or 146). */
export const useSaveDatedDocument = (dokap: DokapRef & { readonly code: string }) =>
  useWrite(async (row: DatedInput, tools) => {
    const { client, user, idempotencyKey } = tools;
    const body = { ...row, dokapId: dokap.id, code: dokap.code, user };
    const answer = await client.call(saveDatedDocument, { body }, { idempotencyKey });
    refreshRows(tools, dokap);
    return answer;
  });

/** Adds one no-strip entry to a list. */
export const useSaveNoStrip = (dokap: DokapRef) =>
  useWrite(async (row: NoStripRow, tools) => {
    const { client, user, idempotencyKey } = tools;
    const answer = await client.call(
      saveNoStrip,
      { body: { ...row, dokapId: dokap.id, user } },
      { idempotencyKey },
    );
    refreshRows(tools, dokap);
    return answer;
  });

/** Deletes one dated document or container by its id. */
export const useDeleteRow = (dokap: DokapRef) =>
  useWrite(async (id: string, tools) => {
    const answer = await tools.client.call(deleteDatedDocument, { body: { user: tools.user, id } });
    refreshRows(tools, dokap);
    return answer;
  });

/** Deletes one no-strip entry by its id. */
export const useDeleteNoStrip = (dokap: DokapRef) =>
  useWrite(async (id: string, tools) => {
    const answer = await tools.client.call(deleteNoStrip, { body: { user: tools.user, id } });
    refreshRows(tools, dokap);
    return answer;
  });

/** Fetches a dated document's file; hand the answer to `downloadAnswer`. */
export const useRowDownload = () =>
  useWrite(({ id, fileName }: Pick<DokapRow, 'id' | 'fileName'>, { client }) =>
    client.call(dokapRowFile, { params: { id, name: fileName ?? '' } }),
  );
