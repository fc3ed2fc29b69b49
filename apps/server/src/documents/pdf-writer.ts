import { Worker } from 'node:worker_threads';
import type { OfficePdf } from './office-pdf.ts';
import type { PdfOrder, PdfOutcome } from './pdf-thread.ts';

/** Makes PDF files beside the calls that are answered: drawing one takes tens of milliseconds. */
export interface PdfWriter {
  /** @throws PdfQueueFullError; Error when it cannot be drawn */
  write(content: OfficePdf): Promise<Uint8Array<ArrayBuffer>>;
}

/** So many documents wait that another one would wait too long. */
export class PdfQueueFullError extends Error {
  override name = 'PdfQueueFullError';
}

interface Waiting {
  readonly resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: Error) => void;
}

interface WriterOptions {
  /** So many documents wait for a thread at most. */
  readonly waiting: number;
  /** The longest that a document may take, from its place in the line on. */
  readonly seconds: number;
}

/** Rows from which on a document takes so long that it keeps the others waiting. */
const manyRows = 250;

const rowsIn = ({ blocks }: OfficePdf) =>
  blocks.reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length : 0), 0);

/** Two threads at most: one for documents of a few pages, and one for long ones, which take seconds. */
export function createPdfWriter(
  options: WriterOptions & { readonly long?: WriterOptions } = { waiting: 40, seconds: 10 },
): PdfWriter {
  const short = createPdfThread(options);
  const long = createPdfThread(options.long ?? { waiting: 5, seconds: 60 });
  return { write: (content) => (rowsIn(content) < manyRows ? short : long).write(content) };
}

/**
 * One thread that draws one document after the other. It starts with the first, so that a server without any keeps the
 * memory, and does not keep a process alive that has nothing else to do.
 */
function createPdfThread(options: WriterOptions): PdfWriter {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let last = 0;

  /** Ends with everything that waits for this thread; the next order starts another one. */
  function giveUp(gone: Worker, error: Error) {
    if (thread !== gone) return;
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    void gone.terminate();
  }

  function start(): Worker {
    const started = new Worker(new URL('./pdf-thread.ts', import.meta.url));
    started.unref();
    started.on('message', (outcome: PdfOutcome) => {
      const order = waiting.get(outcome.id);
      waiting.delete(outcome.id);
      if (waiting.size === 0) started.unref();
      if ('bytes' in outcome) order?.resolve(outcome.bytes);
      else order?.reject(new Error(outcome.failure));
    });
    started.on('error', (error: Error) => giveUp(started, error));
    started.on('exit', () => giveUp(started, new Error('The thread of PDF files has ended.')));
    return started;
  }

  return {
    async write(content) {
      if (waiting.size >= options.waiting) throw new PdfQueueFullError('Too many PDF files are waiting.');
      thread ??= start();
      const current = thread;
      current.ref();
      const id = ++last;
      const timer = setTimeout(
        () => giveUp(current, new Error(`A PDF file took longer than ${options.seconds} s.`)),
        options.seconds * 1_000,
      );
      try {
        return await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          current.postMessage({ id, content } satisfies PdfOrder);
        });
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
