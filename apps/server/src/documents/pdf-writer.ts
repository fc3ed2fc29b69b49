import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FileAnswer } from '@pabean/api/contract';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { workerUrl } from '../core/layout.ts';
import type { OfficePdf } from './office-pdf.ts';
import type { PdfOutcome } from './pdf-worker.ts';

/** A document to draw, and its file name. */
export interface NamedPdf {
  readonly content: OfficePdf;
  readonly name: string;
}

/** A wanted document. */
interface WantedPdf {
  /** Whether a visitor wants it: then others do not wait for its drawing. */
  readonly isVisitor: boolean;
  /**
   * A text that differs after every change of its data; then an unchanged document is not even read.
   *
   * @default none
   */
  readonly version?: string;
  /** Reads its data. */
  readonly read: () => Promise<NamedPdf>;
}

/** Draws PDF files in workers, because drawing one takes tens of milliseconds. */
export interface PdfWriter {
  /** @throws PdfLateError; Error when it cannot be drawn; whatever `read` throws */
  write(wanted: WantedPdf): Promise<FileAnswer>;
}

/** A document took too long to draw; trying again can help when the machine is less busy. */
export class PdfLateError extends Error {
  override name = 'PdfLateError';
}

/** Workers and their queue. */
interface LineOptions {
  /** How many documents are drawn at once, each by a worker of its own. */
  readonly workers: number;
  /** The longest time for drawing one document. */
  readonly seconds: number;
  /** Whether the workers have a low priority. @default false */
  readonly isBackground?: boolean;
}

/** The limits of the writer. */
export interface PdfWriterOptions {
  readonly visitors: LineOptions;
  readonly accounts: LineOptions;
  /** For documents of many rows, so that others do not wait for them. */
  readonly long: LineOptions;
  /** Bytes of the cache of drawn documents. */
  readonly keptBytes: number;
}

/**
 * The default limits. A connection waits longer than the longest drawing (`connections.ts`). Of short documents two are drawn at
 * once: one caller has one turn, so a second one finds a free worker beside somebody who always wants more.
 */
export const defaultPdfOptions: PdfWriterOptions = {
  visitors: { workers: 2, seconds: 10, isBackground: true },
  accounts: { workers: 2, seconds: 10 },
  long: { workers: 1, seconds: 30, isBackground: true },
  keptBytes: 32 * 1024 ** 2,
};

/** The number of rows from which on a document goes to the worker for long ones. */
const manyRows = 250;

/** The number of versions whose content is known. */
const knownVersions = 5_000;

const rowsIn = ({ blocks }: OfficePdf) =>
  blocks.reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length : 0), 0);

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * Workers for accounts, for visitors, so that they cannot delay accounts, and for long documents; the latter two have a low
 * priority. Drawn documents are kept by their content, and the content's hash by the version of the data.
 */
export function createPdfWriter(options: Partial<PdfWriterOptions> = {}): PdfWriter {
  const { visitors, accounts, long, keptBytes } = { ...defaultPdfOptions, ...options };
  const lines = {
    visitors: createLine(visitors),
    accounts: createLine(accounts),
    long: createLine(long),
  };
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: keptBytes,
    sizeCalculation: ({ length }) => length,
  });
  const versions = new LRUCache<string, { readonly key: string; readonly name: string }>({
    max: knownVersions,
  });
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  async function draw(key: string, content: OfficePdf, isVisitor: boolean) {
    const bytes = kept.get(key);
    if (bytes) return bytes;
    const line = rowsIn(content) >= manyRows ? lines.long : isVisitor ? lines.visitors : lines.accounts;
    const drawing = underWay.get(key) ?? line(content).finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    const drawn = await drawing;
    kept.set(key, drawn);
    return drawn;
  }

  const fileOf = (bytes: Uint8Array<ArrayBuffer>, name: string): FileAnswer => ({
    bytes,
    mediaType: 'application/pdf',
    name: name.replace(/[\\/]/g, '-'),
  });

  return {
    async write({ isVisitor, version, read }) {
      const hashed = version === undefined ? undefined : hashOf(version);
      const known = hashed === undefined ? undefined : versions.get(hashed);
      const bytes = known && kept.get(known.key);
      if (bytes) return fileOf(bytes, known.name);
      const { content, name } = await read();
      const key = hashOf(JSON.stringify(content));
      const drawn = await draw(key, content, isVisitor);
      if (hashed !== undefined) versions.set(hashed, { key, name });
      return fileOf(drawn, name);
    },
  };
}

/**
 * Workers of which each draws one document after the other. They start when they are first needed, so that a server without any
 * documents needs no memory for them, and do not keep the process alive. A document that takes too long is ended with its
 * worker; the waiting ones get a new worker.
 */
function createLine({ workers, seconds, isBackground = false }: LineOptions) {
  const turn = pLimit(workers);
  const idle: Worker[] = [];

  function start(): Worker {
    const started = new Worker(workerUrl('pdf-worker', import.meta.url), { workerData: { isBackground } });
    // The result is awaited there.
    started.on('error', () => undefined);
    started.once('exit', () => {
      const at = idle.indexOf(started);
      if (at >= 0) idle.splice(at, 1);
    });
    return started;
  }

  async function draw(content: OfficePdf): Promise<Uint8Array<ArrayBuffer>> {
    const worker = idle.pop() ?? start();
    worker.ref();
    const overtime = new AbortController();
    const timer = setTimeout(() => overtime.abort(), seconds * 1_000);
    let outcome: PdfOutcome;
    try {
      const answer = once(worker, 'message', { signal: overtime.signal });
      worker.postMessage(content);
      [outcome] = (await answer) as [PdfOutcome];
    } catch (error) {
      void worker.terminate();
      if (error instanceof Error && error.name === 'AbortError')
        throw new PdfLateError(`A PDF file took longer than ${seconds} s.`);
      throw error;
    } finally {
      clearTimeout(timer);
      worker.unref();
    }
    idle.push(worker);
    if ('failure' in outcome) throw new Error(outcome.failure);
    return outcome.bytes;
  }

  return (content: OfficePdf) => turn(() => draw(content));
}
