import { ApiError } from '../client/index.ts';
import {
  type PaymentProof,
  type PpftzRecord,
  ppftzDetail,
  ppftzFile,
  ppftzList,
  ppftzPdf,
  savePaymentProof,
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
