import { useMemo } from 'react';
import {
  type ContainerRow,
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
import { type CallState, useCall } from './use-call.ts';
import { useWrite } from './use-write.ts';

/** The list document whose rows are changed. */
export type DokapRef = Pick<ListedDokap, 'id'>;

/** A dated document as its form hands it over; its file is a data URL, or null. */
export type DatedInput = DatedRow & Pick<InputOf<typeof saveDatedDocument>['body'], 'file' | 'extension'>;

/**
 * A list document's rows in the order they were entered.
 *
 * @param dokapId Undefined to wait, as long as no list is open.
 */
export const useDokapRows = (dokapId: string | undefined) =>
  useCall(dokapRows, dokapId === undefined ? undefined : { body: { dokapId } });

/**
 * The same rows by what the list holds: containers, dated documents or no-strip entries.
 *
 * @param dokapId Undefined to wait, as long as no list is open.
 */
export function useStoredRows<List extends DokapList>(
  list: List,
  dokapId: string | undefined,
): CallState<StoredRow<List>[]> {
  const { data, error, isLoading, isValidating, mutate } = useDokapRows(dokapId);
  const rows = useMemo(() => data?.map((row) => readRow(list, row)), [data, list]);
  return { data: rows, error, isLoading, isValidating, mutate };
}

/** Rows change the list itself and, through their count, the table of documents. */
const touches = [dokapRows, dokapList];

/** Replaces the whole container list of a document: all rows or none. */
export const useSaveContainers = (dokap: DokapRef) =>
  useWrite(
    (rows: ContainerRow[], { client, user, options }) =>
      client.call(saveContainers, { body: { user, dokapId: dokap.id, rows } }, options),
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
