import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FileAnswer } from '@pabean/api/contract';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import type { OfficePdf } from './office-pdf.ts';
import type { PdfOutcome } from './pdf-worker.ts';

/** Who wants a document: nobody keeps the others waiting with many of them. */
export interface PdfReader {
  /** An account, or a visitor's address. */
  readonly key: string;
  readonly isVisitor: boolean;
}

/** A document to be drawn, and what its file is called. */
export interface NamedPdf {
  readonly content: OfficePdf;
  readonly name: string;
}

/** Makes PDF files beside the calls that are answered: drawing one takes tens of milliseconds. */
export interface PdfWriter {
  /**
   * @param read Reads what the document says, when it is this reader's turn: whoever wants many at once does not fill the
   *   store's connections either.
   * @throws PdfQueueFullError, PdfLateError; Error when it cannot be drawn; whatever `read` throws
   */
  write(reader: PdfReader, read: () => Promise<NamedPdf>): Promise<FileAnswer>;
}

/** So many documents wait that another one would wait too long. */
export class PdfQueueFullError extends Error {
  override name = 'PdfQueueFullError';
}

/** A document took too long to draw; another time the machine may be less busy. */
export class PdfLateError extends Error {
  override name = 'PdfLateError';
}

/** A thread and the line before it. */
interface LineOptions {
  /** So many documents wait at most. */
  readonly waiting: number;
  /** The longest that a document may take, from when it begins to be drawn. */
  readonly seconds: number;
  /** Whether the system gives everything else the processor first. @default false */
  readonly isBackground?: boolean;
}

/** How many documents there may be of everybody, and how many are kept. */
export interface PdfWriterOptions {
  readonly visitors: LineOptions;
  readonly accounts: LineOptions;
  /** Documents of many rows, which keep no other one waiting. */
  readonly long: LineOptions;
  /** Of one reader: so many are read and drawn, and so many more wait for that. */
  readonly ofOne: { readonly atOnce: number; readonly waiting: number };
  /** Bytes of documents that are kept, so that the same one is not drawn again. */
  readonly keptBytes: number;
}

/** The figures of a server that nobody configured. A connection waits longer than the longest drawing (`connections.ts`). */
export const defaultPdfOptions: PdfWriterOptions = {
  visitors: { waiting: 40, seconds: 10, isBackground: true },
  accounts: { waiting: 40, seconds: 10 },
  long: { waiting: 5, seconds: 30, isBackground: true },
  ofOne: { atOnce: 2, waiting: 10 },
  keptBytes: 32 * 1024 ** 2,
};

/** Rows from which on a document takes so long that it keeps the others waiting. */
const manyRows = 250;

const rowsIn = ({ blocks }: OfficePdf) =>
  blocks.reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length : 0), 0);

/**
 * Three threads at most: visitors have one of their own, so that none of them takes the last one from an account, and long
 * documents another; both get the processor when nothing else wants it. Each reader has two documents read and drawn at
 * once; further ones wait for those. What was drawn of the same content is given again.
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

  /** So many of one reader at once as the options say. @throws PdfQueueFullError */
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
    const drawing = underWay.get(key) ?? line(content).finally(() => underWay.delete(key));
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
  };
}

/**
 * One thread that draws one document after the other. It starts with the first, so that a server without any keeps the
 * memory, and does not keep a process alive that has nothing else to do. One that is late ends with its thread; those that
 * wait get another.
 */
function createLine({ waiting, seconds, isBackground = false }: LineOptions) {
  const turn = pLimit(1);
  let worker: Worker | undefined;

  function start(): Worker {
    const started = new Worker(new URL('./pdf-worker.ts', import.meta.url), { workerData: { isBackground } });
    // What it says of a document is waited for there.
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

  return async (content: OfficePdf) => {
    if (turn.activeCount + turn.pendingCount >= waiting)
      throw new PdfQueueFullError('Too many PDF files are waiting.');
    return turn(() => draw(content));
  };
}
