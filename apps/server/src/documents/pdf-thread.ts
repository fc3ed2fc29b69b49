import { parentPort } from 'node:worker_threads';
import { drawPdf } from './draw-pdf.ts';
import type { OfficePdf } from './office-pdf.ts';

// The other end of `pdf-writer.ts`: draws what it is sent, one after the other. It imports nothing of the server.

/** What is asked for. */
export interface PdfOrder {
  readonly id: number;
  readonly content: OfficePdf;
}

/** What became of it. */
export type PdfOutcome =
  | { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly failure: string };

parentPort?.on('message', async ({ id, content }: PdfOrder) => {
  try {
    const bytes = await drawPdf(content);
    parentPort?.postMessage({ id, bytes } satisfies PdfOutcome, [bytes.buffer]);
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort?.postMessage({ id, failure } satisfies PdfOutcome);
  }
});
