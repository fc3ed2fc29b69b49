import { Worker } from 'node:worker_threads';
import type { FileStream } from '../core/files/file-stream.ts';
import { workerUrl } from '../core/layout.ts';
import type { SheetCell, XlsxOrder, XlsxPiece } from './xlsx-worker.ts';

/** A worksheet of a workbook. */
export interface Worksheet {
  readonly name: string;
  readonly columns: readonly { readonly head: string; readonly width: number }[];
  /** Its rows, in batches. */
  readonly rows: Iterable<readonly SheetCell[][]> | AsyncIterable<readonly SheetCell[][]>;
  /**
   * Returns the totals, called after all rows were read; with totals the worksheet is a list that can be filtered.
   *
   * @default none
   */
  readonly totals?: () => readonly SheetCell[];
}

/** A workbook's file while it is generated. */
export type WorkbookFile = Required<Pick<FileStream, 'stream' | 'made'>>;

/** Generates spreadsheets in workers, because 50,000 rows take seconds. */
export interface XlsxWriter {
  /**
   * The file of a workbook. Resolves with its first piece: an earlier failure is thrown, a later one aborts the stream.
   * @throws Error when it cannot be generated
   */
  write(worksheets: readonly Worksheet[]): Promise<WorkbookFile>;
}

/**
 * Every spreadsheet has a worker that ends with it: the library holds all cells of a workbook, and that memory is freed with the
 * worker. Callers take turns (`http/turns.ts`). A slow reader does not delay them: only the compressed file waits for it.
 */
export function createXlsxWriter(options = { seconds: 60, megabytes: 1_024 }): XlsxWriter {
  return {
    write: (worksheets) =>
      new Promise((resolve, reject) => {
        const made = make(worksheets, options, (stream) => resolve({ stream, made }));
        made.catch(reject);
      }),
  };
}

async function make(
  worksheets: readonly Worksheet[],
  { seconds, megabytes }: { seconds: number; megabytes: number },
  begin: (file: ReadableStream<Uint8Array>) => void,
): Promise<void> {
  const worker = new Worker(workerUrl('xlsx-worker', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  const timer = setTimeout(() => void worker.terminate(), seconds * 1_000);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(
    undefined,
    // The turn does not wait for the reader.
    { highWaterMark: Number.POSITIVE_INFINITY },
    { highWaterMark: Number.POSITIVE_INFINITY },
  );
  const pieces = writable.getWriter();
  // A reader that disconnects ends the worker; the promises of single pieces fail, too.
  pieces.closed.catch(() => void worker.terminate());
  const made = new Promise<void>((resolve, reject) => {
    worker.on('message', (message: XlsxPiece) => {
      if ('end' in message) return resolve();
      begin(readable);
      pieces.write(message.piece).catch(() => undefined);
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The thread of a spreadsheet has ended.')));
  });
  try {
    await Promise.all([made, send(worker, worksheets)]);
    pieces.close().catch(() => undefined);
  } catch (error) {
    pieces.abort(error).catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
    void worker.terminate();
  }
}

async function send(worker: Worker, worksheets: readonly Worksheet[]): Promise<void> {
  const post = (order: XlsxOrder) => worker.postMessage(order);
  for (const { name, columns, rows, totals } of worksheets) {
    post({
      worksheet: name,
      heads: columns.map(({ head }) => head),
      widths: columns.map(({ width }) => width),
    });
    for await (const portion of rows) post({ rows: portion });
    if (totals) post({ totals: totals() });
  }
  post({ whole: true });
}
