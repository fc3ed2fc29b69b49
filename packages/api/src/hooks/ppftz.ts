import {
  createPpftz,
  deletePpftz,
  type NewPpftz,
  ppftzHistory,
  ppftzList,
  ppftzNotes,
  ppftzRecordingList,
  ppftzStatusList,
} from '../contract/index.ts';
import { unchanging, useCall } from './use-call.ts';
import { useWrite } from './use-write.ts';

/**
 * PPFTZ records in recording: new ones, and those returned for correction.
 *
 * @beta
 */
export const usePpftzRecordings = () => useCall(ppftzRecordingList, {});

/**
 * PPFTZ records that were sent.
 *
 * @beta
 */
export const usePpftzRecords = () => useCall(ppftzList, {});

/**
 * Statuses of PPFTZ records with the customs office's labels.
 *
 * @beta
 */
export const usePpftzStatuses = () => useCall(ppftzStatusList, {}, unchanging);

/**
 * Officers' decisions about a PPFTZ record.
 *
 * @beta
 */
export const usePpftzHistory = (id: string) => useCall(ppftzHistory, { params: { id } });

/**
 * Officers' notes about a PPFTZ record.
 *
 * @beta
 */
export const usePpftzNotes = (id: string) => useCall(ppftzNotes, { body: { id } });

/**
 * Creates a PPFTZ record; the answer's `id` is its number.
 *
 * @beta
 */
export const useCreatePpftz = () =>
  useWrite((record: NewPpftz, { client, options }) => client.call(createPpftz, { body: record }, options), {
    touches: [ppftzRecordingList],
  });

/**
 * Deletes a PPFTZ record that was not sent yet; at another status the server refuses it (409).
 *
 * @beta
 */
export const useDeletePpftz = () =>
  useWrite((id: string, { client, options }) => client.call(deletePpftz, { body: { id } }, options), {
    touches: [ppftzRecordingList],
  });
