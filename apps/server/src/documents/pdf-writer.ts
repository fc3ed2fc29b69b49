import { Worker } from 'node:worker_threads';
import type { LicencePdf } from './licence-pdf.ts';
import type { PdfOrder, PdfOutcome } from './pdf-thread.ts';

/** Makes PDF files beside the calls that are answered: drawing one takes tens of milliseconds. */
export interface PdfWriter {
  /** @throws PdfQueueFullError; Error when it cannot be drawn */
  write(content: LicencePdf): Promise<Uint8Array<ArrayBuffer>>;
}

/** So many documents wait that another one would wait too long. */
export class PdfQueueFullError extends Error {
  override name = 'PdfQueueFullError';
}

interface Waiting {
  readonly resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: Error) => void;
}

/**
 * One thread that draws one document after the other. It starts with the first, so that a server without any keeps the
 * memory, and does not keep a process alive that has nothing else to do.
 */
export function createPdfWriter(options = { waiting: 40, seconds: 10 }): PdfWriter {
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
