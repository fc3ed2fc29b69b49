import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { drawPdf } from './draw-pdf.ts';
import type { OfficePdf } from './office-pdf.ts';

// The worker of `pdf-writer.ts`: draws the documents that it is sent, one after the other. It imports nothing of the server.

/** The result of drawing a document. */
export type PdfOutcome = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly failure: string };

// Linux has a priority per thread; on other systems it would be that of the whole process.
if (workerData.isBackground && process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on('message', async (content: OfficePdf) => {
  try {
    const bytes = await drawPdf(content);
    parentPort?.postMessage({ bytes } satisfies PdfOutcome, [bytes.buffer]);
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort?.postMessage({ failure } satisfies PdfOutcome);
  }
});
