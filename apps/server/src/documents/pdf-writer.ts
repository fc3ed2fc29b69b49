import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FileAnswer } from '@pabean/api/contract';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import { workerUrl } from '../core/layout.ts';
import type { QueueLength } from '../core/queue-length.ts';
import type { OfficePdf } from './office-pdf.ts';
import type { PdfOutcome } from './pdf-worker.ts';

/** The requester of a document, by which the queue is shared fairly. */
export interface PdfReader {
  /** An account, or a visitor's address. */
  readonly key: string;
  readonly isVisitor: boolean;
}

/** A document to draw, and its file name. */
export interface NamedPdf {
  readonly content: OfficePdf;
  readonly name: string;
}

/** Draws PDF files in workers, because drawing one takes tens of milliseconds. */
export interface PdfWriter {
  /**
   * @param read Reads the document's data, when it is this reader's turn, so that many requests do not use up the store's
   *   connections.
   * @throws PdfQueueFullError, PdfLateError; Error when it cannot be drawn; whatever `read` throws
   */
  write(reader: PdfReader, read: () => Promise<NamedPdf>): Promise<FileAnswer>;
  /** Its queues, by name. */
  queues(): Readonly<Record<string, QueueLength>>;
}

/** The queue is so long that another document would wait too long. */
export class PdfQueueFullError extends Error {
  override name = 'PdfQueueFullError';
}

/** A document took too long to draw; trying again can help when the machine is less busy. */
export class PdfLateError extends Error {
  override name = 'PdfLateError';
}

/** A worker and its queue. */
interface LineOptions {
  /** The most waiting documents. */
  readonly waiting: number;
  /** The longest time for drawing one document. */
  readonly seconds: number;
  /** Whether the worker has a low priority. @default false */
  readonly isBackground?: boolean;
}

/** The limits of the writer. */
export interface PdfWriterOptions {
  readonly visitors: LineOptions;
  readonly accounts: LineOptions;
  /** The worker for documents of many rows, so that others do not wait for them. */
  readonly long: LineOptions;
  /** Of one reader: how many are read and drawn at once, and how many more may wait. */
  readonly ofOne: { readonly atOnce: number; readonly waiting: number };
  /** Bytes of the cache of drawn documents. */
  readonly keptBytes: number;
}

/** The default limits. A connection waits longer than the longest drawing (`connections.ts`). */
export const defaultPdfOptions: PdfWriterOptions = {
  visitors: { waiting: 40, seconds: 10, isBackground: true },
  accounts: { waiting: 40, seconds: 10 },
  long: { waiting: 5, seconds: 30, isBackground: true },
  ofOne: { atOnce: 2, waiting: 10 },
  keptBytes: 32 * 1024 ** 2,
};

/** The number of rows from which on a document goes to the worker for long ones. */
const manyRows = 250;

const rowsIn = ({ blocks }: OfficePdf) =>
  blocks.reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length : 0), 0);

/**
 * At most three workers: one for accounts, one for visitors, so that they cannot delay accounts, and one for long documents;
 * the latter two have a low priority. Of each reader two documents are read and drawn at once; further ones wait. Documents
 * with the same content come from a cache.
 */
export function createPdfWriter(options: Partial<PdfWriterOptions> = {}): PdfWriter {
  const { visitors, accounts, long, ofOne, keptBytes } = { ...defaultPdfOptions, ...options };
  const lines = {
    visitors: createLine(visitors),
    accounts: createLine(accounts),
    long: createLine(long),
  };
  const readers = new Map<string, LimitFunction>();
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: keptBytes,
    sizeCalculation: ({ length }) => length,
  });
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  /** Limits how many of one reader run at once. @throws PdfQueueFullError */
  async function inTurn<T>({ key }: PdfReader, work: () => Promise<T>): Promise<T> {
    const turn = readers.get(key) ?? pLimit(ofOne.atOnce);
    if (turn.activeCount + turn.pendingCount >= ofOne.atOnce + ofOne.waiting)
      throw new PdfQueueFullError('One reader wants too many PDF files.');
    readers.set(key, turn);
    try {
      return await turn(work);
    } finally {
      if (turn.activeCount + turn.pendingCount === 0) readers.delete(key);
    }
  }

  async function draw(content: OfficePdf, { isVisitor }: PdfReader) {
    const key = createHash('sha256').update(JSON.stringify(content)).digest('base64');
    const bytes = kept.get(key);
    if (bytes) return bytes;
    const line = rowsIn(content) >= manyRows ? lines.long : isVisitor ? lines.visitors : lines.accounts;
    const drawing = underWay.get(key) ?? line.draw(content).finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    const drawn = await drawing;
    kept.set(key, drawn);
    return drawn;
  }

  return {
    write: (reader, read) =>
      inTurn(reader, async () => {
        const { content, name } = await read();
        const bytes = await draw(content, reader);
        return { bytes, mediaType: 'application/pdf', name: name.replace(/[\\/]/g, '-') };
      }),
    queues: () => ({
      'pdf-visitors': lines.visitors.queue(),
      'pdf-accounts': lines.accounts.queue(),
      'pdf-long': lines.long.queue(),
    }),
  };
}

/**
 * One worker that draws one document after the other. It starts with the first document, so that a server without any needs no
 * memory for it, and does not keep the process alive. A document that takes too long is ended with its worker; the waiting ones
 * get a new worker.
 */
function createLine({ waiting, seconds, isBackground = false }: LineOptions) {
  const turn = pLimit(1);
  let worker: Worker | undefined;

  function start(): Worker {
    const started = new Worker(workerUrl('pdf-worker', import.meta.url), { workerData: { isBackground } });
    // The result is awaited there.
    started.on('error', () => undefined);
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  }

  async function draw(content: OfficePdf): Promise<Uint8Array<ArrayBuffer>> {
    worker ??= start();
    const current = worker;
    current.ref();
    const overtime = new AbortController();
    const timer = setTimeout(() => overtime.abort(), seconds * 1_000);
    let outcome: PdfOutcome;
    try {
      const answer = once(current, 'message', { signal: overtime.signal });
      current.postMessage(content);
      [outcome] = (await answer) as [PdfOutcome];
    } catch (error) {
      worker = undefined;
      void current.terminate();
      if (error instanceof Error && error.name === 'AbortError')
        throw new PdfLateError(`A PDF file took longer than ${seconds} s.`);
      throw error;
    } finally {
      clearTimeout(timer);
      current.unref();
    }
    if ('failure' in outcome) throw new Error(outcome.failure);
    return outcome.bytes;
  }

  return {
    async draw(content: OfficePdf) {
      if (turn.activeCount + turn.pendingCount >= waiting)
        throw new PdfQueueFullError('Too many PDF files are waiting.');
      return turn(() => draw(content));
    },
    queue: (): QueueLength => ({ running: turn.activeCount, waiting: turn.pendingCount }),
  };
}
