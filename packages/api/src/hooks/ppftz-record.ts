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
 * Loads a PPFTZ record by its number with everything that is sent with it. What changes while its rows come makes its
 * version an old one, so that nothing is sent with it that nobody saw.
 *
 * @beta
 */
export function useLoadPpftz(number: string): () => Promise<PpftzWithRows> {
  const client = useClient();
  return async () => {
    // Before the rows: see above.
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

/** What is saved of a header: all of it, and which version of it was seen. */
export type PpftzHeaderInput = PpftzHeader & { readonly headerVersion?: string | undefined };

const touches = [ppftzDetail, ppftzRecordingList];

/**
 * Saves the header of a record, complete or not; with a `headerVersion` only that one (412). The answer has the new one.
 *
 * @beta
 */
export const useSavePpftz = (id: string) =>
  useWrite(
    (header: PpftzHeaderInput, { client, options }) =>
      client.call(savePpftz, { body: { ...header, id } }, options),
    { touches },
  );

/** What a place for a file takes: a data URL with the extension that belongs to it, the file's name and size in bytes. */
export interface PpftzUpload
  extends Pick<InputOf<typeof uploadPpftzFile>['body'], 'file' | 'extension' | 'name'> {
  readonly slot: PpftzSlot;
  readonly bytes: number;
}

/**
 * Puts a file into a place of a record; the one that was there goes.
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
 * Empties a place of a record. Its header as the server has it goes along: another provider takes a save for the whole
 * header.
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

/** What is sent: the record, the version of it that was seen, and the warnings that it is sent with. */
export interface PpftzSending extends Pick<PpftzRecord, 'id' | 'version'> {
  /** What the sender was warned of. */
  readonly warnings?: readonly PpftzWarning[] | undefined;
}

/**
 * Sends a record. A refusal (400) has a reason for everything that it lacks, by its field.
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
