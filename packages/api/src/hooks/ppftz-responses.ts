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

/** What of a record its responses are fetched by. */
export type ResponseSource = Pick<PpftzRecord, 'id' | 'encodedId' | 'ajuNumber' | 'billingFile'>;

/** A response that somebody wants. */
export interface WantedResponse {
  readonly response: PpftzResponse;
  readonly record: ResponseSource;
}

/**
 * Fetches a response to a PPFTZ record: the PDF that the server makes, or the file with the billing code that the office
 * added. Show it in a `FileViewer`, or hand it to `downloadAnswer`.
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
    // Not every provider names what it makes.
    return file.name.includes('.') ? file : { ...file, name: `${response}-${ajuNumber}.pdf` };
  });

/** The file of a payment proof: a data URL with the extension that belongs to it, and the file's name. */
export type PaymentProofFile = Pick<InputOf<typeof uploadPpftzFile>['body'], 'file' | 'extension' | 'name'>;

/**
 * Adds the file of a payment proof to a PPFTZ record that waits for its payment; the one that was there goes.
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
 * Says how a PPFTZ record was paid. Said again, it takes the place of the first.
 *
 * @beta
 */
export const useSavePaymentProof = (id: string) =>
  useWrite(
    (proof: PaymentProof, { client, options }) =>
      client.call(savePaymentProof, { body: { ...proof, id } }, options),
    { touches: [ppftzDetail, ppftzList] },
  );
