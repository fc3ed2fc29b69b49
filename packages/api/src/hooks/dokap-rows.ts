import { useMemo } from 'react';
import {
  type AnswerOf,
  applicationDetail,
  type ContainerRow,
  containerTemplate,
  type DatedRow,
  deleteDatedDocument,
  deleteNoStrip,
  dokapList,
  dokapRows,
  type InputOf,
  type ListedDokap,
  type NoStripRow,
  readRow,
  type StoredRow,
  saveContainers,
  saveDatedDocument,
  saveNoStrip,
} from '../contract/index.ts';
import type { DokapList } from '../rules/dokap.ts';
import { useSendRows } from './send-rows.ts';
import { type CallState, useCall } from './use-call.ts';
import { useWrite } from './use-write.ts';

/** The list document whose rows are changed. */
export type DokapRef = Pick<ListedDokap, 'id'>;

/** A dated document as its form submits it; its file is a data URL, or null. */
export type DatedInput = DatedRow & Pick<InputOf<typeof saveDatedDocument>['body'], 'file' | 'extension'>;

/**
 * A list document's rows in the order they were entered.
 *
 * @param dokapId Undefined to wait until a list is open.
 */
export const useDokapRows = (dokapId: string | undefined) =>
  useCall(dokapRows, dokapId === undefined ? undefined : { body: { dokapId } });

/**
 * The same rows, decoded by the kind of list: containers, dated documents or no-strip entries.
 *
 * @param dokapId Undefined to wait until a list is open.
 */
export function useStoredRows<List extends DokapList>(
  list: List,
  dokapId: string | undefined,
): CallState<StoredRow<List>[]> {
  const { data, error, isLoading, isValidating, mutate } = useDokapRows(dokapId);
  const rows = useMemo(() => data?.map((row) => readRow(list, row)), [data, list]);
  return { data: rows, error, isLoading, isValidating, mutate };
}

/** A change of rows also changes their count in the list of documents. */
const touches = [dokapRows, dokapList, applicationDetail];

/** A whole container list, and the version of its document that the user saw; without a version any is replaced. */
export type ContainerListInput = { readonly rows: ContainerRow[] } & Partial<Pick<ListedDokap, 'version'>>;

/**
 * Replaces the whole container list of a document, all rows or none; with a `version` only if it is still that one
 * (else 412).
 */
export const useSaveContainers = ({ id }: DokapRef) =>
  useWrite(
    ({ rows, version }: ContainerListInput, { client, user, options }) =>
      client.call(saveContainers, { body: { user, dokapId: id, rows, version } }, options),
    { touches },
  );

/** Adds one dated document to a list; `code` is the list's document type (145 or 146). */
export const useSaveDatedDocument = (dokap: Pick<ListedDokap, 'id' | 'code'>) =>
  useWrite(
    (row: DatedInput, { client, user, options }) => {
      const body = { ...row, dokapId: dokap.id, code: dokap.code, user };
      return client.call(saveDatedDocument, { body }, options);
    },
    { touches },
  );

/** Adds one no-strip entry to a list. */
export const useSaveNoStrip = (dokap: DokapRef) =>
  useWrite(
    (row: NoStripRow, { client, user, options }) =>
      client.call(saveNoStrip, { body: { ...row, dokapId: dokap.id, user } }, options),
    { touches },
  );

/**
 * Adds several no-strip entries to a list.
 *
 * @param rowsAtOnce How many the provider accepts in one call, all of them or none; from `otentikasi/me`. Without it
 * they are sent one by one, and an interrupted run continues after the last saved entry.
 */
export function useSaveNoStripRows(dokap: DokapRef, rowsAtOnce: number | undefined) {
  const send = useSendRows<NoStripRow, AnswerOf<typeof saveNoStrip>>();
  return useWrite(
    (rows: readonly NoStripRow[], { client, user, options, partly }) => {
      const own = { dokapId: dokap.id, user };
      return send(rows, {
        rowsAtOnce,
        options,
        partly,
        all: (all) => client.call(saveNoStrip, { body: { ...own, rows: all } }, options),
        one: (row, each) => client.call(saveNoStrip, { body: { ...own, ...row } }, each),
      });
    },
    { touches },
  );
}

/** Fetches the template of a CSV of containers; pass the answer to `downloadAnswer`. */
export const useContainerTemplate = () =>
  useWrite((_: undefined, { client, options }) => client.call(containerTemplate, {}, options));

/** Deletes one dated document or container by its id. */
export const useDeleteRow = () =>
  useWrite(
    (id: string, { client, user, options }) =>
      client.call(deleteDatedDocument, { body: { user, id } }, options),
    { touches },
  );

/** Deletes one no-strip entry by its id. */
export const useDeleteNoStrip = () =>
  useWrite(
    (id: string, { client, user, options }) => client.call(deleteNoStrip, { body: { user, id } }, options),
    { touches },
  );
