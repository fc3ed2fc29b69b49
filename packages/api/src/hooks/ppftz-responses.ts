import { ApiError } from '../client/index.ts';
import {
  type InputOf,
  type PaymentProof,
  type PpftzRecord,
  paymentProofFile,
  ppftzDetail,
  ppftzFile,
  ppftzList,
  ppftzPdf,
  savePaymentProof,
  uploadPpftzFile,
} from '../contract/index.ts';
import type { PpftzResponse } from '../rules/ppftz/responses.ts';
import { useWrite } from './use-write.ts';

/** The fields of a record by which its responses are fetched. */
export type ResponseSource = Pick<PpftzRecord, 'id' | 'encodedId' | 'ajuNumber' | 'billingFile'>;

/** The response to fetch. */
export interface WantedResponse {
  readonly response: PpftzResponse;
  readonly record: ResponseSource;
}

/**
 * Fetches a response to a PPFTZ record: the PDF drawn by the server, or the stored file with the billing code. Show it
 * in a `FileViewer`, or pass it to `downloadAnswer`.
 *
 * @beta
 */
export const useDownloadPpftzResponse = () =>
  useWrite(async ({ response, record }: WantedResponse, { client, options: { signal } }) => {
    const { id, encodedId, ajuNumber, billingFile } = record;
    if (response === 'billing') {
      if (!billingFile)
        throw new ApiError('The record has no file with a billing code', { kind: 'contract' });
      return client.call(ppftzFile, { params: { number: ajuNumber, name: billingFile } }, { signal });
    }
    const file = await client.call(ppftzPdf, { params: { kind: response, id: encodedId ?? id } }, { signal });
    // Not every provider sends a file name.
    return file.name.includes('.') ? file : { ...file, name: `${response}-${ajuNumber}.pdf` };
  });

/** The file of a payment proof: a data URL with its extension, and the file's name. */
export type PaymentProofFile = Pick<InputOf<typeof uploadPpftzFile>['body'], 'file' | 'extension' | 'name'>;

/**
 * Uploads the file of a payment proof for a PPFTZ record that waits for payment; an earlier file is replaced.
 *
 * @beta
 */
export const useUploadPaymentProof = ({ ajuNumber }: Pick<PpftzRecord, 'ajuNumber'>) =>
  useWrite(
    (file: PaymentProofFile, { client, options }) =>
      client.call(uploadPpftzFile, { body: { ...file, ajuNumber, slot: paymentProofFile } }, options),
    { touches: [ppftzDetail] },
  );

/**
 * Saves the payment proof of a PPFTZ record. A later one replaces the first.
 *
 * @beta
 */
export const useSavePaymentProof = (id: string) =>
  useWrite(
    (proof: PaymentProof, { client, options }) =>
      client.call(savePaymentProof, { body: { ...proof, id } }, options),
    { touches: [ppftzDetail, ppftzList] },
  );
