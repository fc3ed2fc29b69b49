import {
  headerOfPpftz,
  type InputOf,
  type PpftzHeader,
  type PpftzRecord,
  type PpftzWithRows,
  ppftzContainers,
  ppftzDetail,
  ppftzFile,
  ppftzFileField,
  ppftzGoods,
  ppftzHistory,
  ppftzList,
  ppftzPackaging,
  ppftzPdf,
  ppftzRecordingList,
  savePpftz,
  sendPpftz,
  uploadPpftzFile,
} from '../contract/index.ts';
import type { PpftzWarning } from '../rules/ppftz/rates.ts';
import type { PpftzSlot } from '../rules/ppftz/slots.ts';
import { useClient } from './client-provider.tsx';
import { useCall } from './use-call.ts';
import { useWrite } from './use-write.ts';

/**
 * A PPFTZ record by its number: its header and the names of its files.
 *
 * @beta
 */
export const usePpftz = (number: string) => useCall(ppftzDetail, { params: { number } });

/**
 * Loads a PPFTZ record by its number with all its rows. A change while the rows are loading makes its version outdated,
 * so that no unseen data is sent.
 *
 * @beta
 */
export function useLoadPpftz(number: string): () => Promise<PpftzWithRows> {
  const client = useClient();
  return async () => {
    // Before the rows: see the comment above.
    const record = await client.call(ppftzDetail, { params: { number } });
    const ofRecord = { params: { id: record.id } };
    const [goods, containers, packaging] = await Promise.all([
      client.call(ppftzGoods, ofRecord),
      client.call(ppftzContainers, ofRecord),
      client.call(ppftzPackaging, ofRecord),
    ]);
    return { record, goods, containers, packaging };
  };
}

/** A header to save: all of it, and the version of it that the user saw. */
export type PpftzHeaderInput = PpftzHeader & { readonly headerVersion?: string | undefined };

const touches = [ppftzDetail, ppftzRecordingList];

/**
 * Saves the header of a record, complete or not; with a `headerVersion` only if it is still that one (else 412). The
 * answer has the new one.
 *
 * @beta
 */
export const useSavePpftz = (id: string) =>
  useWrite(
    (header: PpftzHeaderInput, { client, options }) =>
      client.call(savePpftz, { body: { ...header, id } }, options),
    { touches },
  );

/** A file for a slot: a data URL with its extension, the file's name and size in bytes. */
export interface PpftzUpload
  extends Pick<InputOf<typeof uploadPpftzFile>['body'], 'file' | 'extension' | 'name'> {
  readonly slot: PpftzSlot;
  readonly bytes: number;
}

/**
 * Uploads a file into a slot of a record; an earlier file is replaced.
 *
 * @beta
 */
export const useUploadPpftzFile = (record: Pick<PpftzRecord, 'ajuNumber'>) =>
  useWrite(
    ({ slot, bytes, ...file }: PpftzUpload, { client, options }) =>
      client.call(
        uploadPpftzFile,
        {
          body: {
            ...file,
            kilobytes: Math.ceil(bytes / 1024),
            ajuNumber: record.ajuNumber,
            slot: ppftzFileField(slot),
          },
        },
        options,
      ),
    { touches },
  );

/**
 * Removes the file of a slot of a record. The stored header is sent with it, because another provider takes a save for
 * the whole header.
 *
 * @beta
 */
export const useRemovePpftzFile = ({ ajuNumber }: Pick<PpftzRecord, 'ajuNumber'>) =>
  useWrite(
    async (slot: PpftzSlot, { client, options }) => {
      const record = await client.call(ppftzDetail, { params: { number: ajuNumber } }, options);
      const { id, headerVersion } = record;
      const body = { ...headerOfPpftz(record), id, headerVersion, [ppftzFileField(slot)]: '' };
      return client.call(savePpftz, { body }, options);
    },
    { touches },
  );

/** The record to send, the version of it that the user saw, and the accepted warnings. */
export interface PpftzSending extends Pick<PpftzRecord, 'id' | 'version'> {
  /** The warnings that the sender saw. */
  readonly warnings?: readonly PpftzWarning[] | undefined;
}

/**
 * Sends a record. A refusal (400) has an entry for everything that is missing, by its field.
 *
 * @beta
 */
export const useSendPpftz = () =>
  useWrite(
    ({ id, version, warnings }: PpftzSending, { client, options }) =>
      client.call(
        sendPpftz,
        { body: { id, version, ...(warnings && { warnings: [...warnings] }) } },
        options,
      ),
    { touches: [...touches, ppftzList, ppftzGoods, ppftzHistory] },
  );

/**
 * Fetches a file of a record by its name.
 *
 * @beta
 */
export const usePpftzFile = ({ ajuNumber }: Pick<PpftzRecord, 'ajuNumber'>) =>
  useWrite((name: string, { client, options }) =>
    client.call(ppftzFile, { params: { number: ajuNumber, name } }, options),
  );

/**
 * Fetches the PPFTZ document of a record as it is now; one that was not sent yet is marked as a draft.
 *
 * @beta
 */
export const usePpftzPreview = ({ id, encodedId }: Pick<PpftzRecord, 'id' | 'encodedId'>) =>
  useWrite((_: undefined, { client, options }) =>
    client.call(ppftzPdf, { params: { kind: 'ppftz', id: encodedId ?? id } }, options),
  );
