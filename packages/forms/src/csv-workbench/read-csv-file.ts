import {
  type CsvLayout,
  type CsvLine,
  type CsvRefusal,
  type CsvSchema,
  csvSeparator,
  decodeCsv,
  readCsvTable,
  type TextEncoding,
} from '@pabean/api/rules';
import type Papa from 'papaparse';
import { breathe } from '../internal/breathe.ts';
import { fetchParser } from '../internal/fetch-parser.ts';

/** The lines of a table, and its layout. */
export interface ReadLines {
  readonly schema: CsvSchema;
  readonly lines: readonly CsvLine[];
  /** Changes made to the file while reading, which a rewritten table no longer needs. */
  readonly origin: CsvOrigin;
}

/** How a file differs from a plain UTF-8 CSV. */
export interface CsvOrigin {
  readonly encoding: TextEncoding;
  /** Whether lines or cells outside the table were dropped, or empty cells added. */
  readonly isTidied: boolean;
}

/** A parsed file: a table, or why it is not one. */
export type ReadCsv = ReadLines | { readonly refusal: CsvRefusal };

/** Options for reading a file. */
export interface ReadCsvOptions extends CsvLayout {
  /** Cancels reading: the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** Called with the fraction read, from 0 to 1, and at first with the lines read so far. */
  readonly onProgress: (share: number, table: ReadLines | undefined) => void;
}

/** Characters parsed before yielding to the browser: a few milliseconds of work. */
const portion = 24 * 1024;

/**
 * Reads a CSV with semicolons in small chunks, so that the page stays responsive, and checks each cell.
 * @throws the signal's reason; DOMException where the file cannot be read
 */
export async function readCsvFile(file: Blob, options: ReadCsvOptions): Promise<ReadCsv> {
  const { signal, onProgress, ...layout } = options;
  const [papa, bytes] = await Promise.all([fetchParser(), bytesOf(file)]);
  signal.throwIfAborted();
  const decoded = decodeCsv(bytes);
  if ('refusal' in decoded) return { refusal: decoded };
  const reader = readCsvTable(layout);
  const origin = () => ({ encoding: decoded.encoding, isTidied: reader.isTidied });
  let reported = 0;
  /** Rendering the progress takes longer than parsing a chunk. */
  function reportProgress(share: number) {
    if (reported > 0 && share < Math.min(1, reported + 0.1)) return;
    const { schema } = reader;
    const isFirst = reported === 0;
    reported = share;
    onProgress(share, isFirst && schema ? { schema, lines: [...reader.lines], origin: origin() } : undefined);
  }
  await parse(papa, decoded.text, {
    signal,
    onChunk(rows, badRow, cursor) {
      reader.take(rows.slice(0, badRow));
      if (badRow !== undefined) reader.quotesAfter([]);
      reportProgress(cursor / decoded.text.length);
      return reader.refusal === undefined;
    },
  });
  reader.end();
  const { refusal, schema, lines } = reader;
  return refusal || !schema
    ? { refusal: refusal ?? { refusal: 'empty' } }
    : { schema, lines, origin: origin() };
}

/** Reads the bytes of a file with FileReader. */
function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(file);
  });
}

interface ParseOptions {
  readonly signal: AbortSignal;
  /** Called with some rows, the first with a bad quotation mark, and the number of characters read; returning false stops. */
  readonly onChunk: (rows: string[][], badRow: number | undefined, cursor: number) => boolean;
}

function parse(papa: typeof Papa, text: string, { signal, onChunk }: ParseOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const config: Papa.ParseLocalConfig<string[], File> = {
      delimiter: csvSeparator,
      newline: '\n',
      chunkSize: portion,
      chunk({ data, errors, meta }, parser) {
        const badRow = errors.find(({ type }) => type === 'Quotes')?.row;
        if (!onChunk(data, badRow, meta.cursor)) return parser.abort();
        parser.pause();
        void breathe().then(() => {
          if (signal.aborted) parser.abort();
          else parser.resume();
        });
      },
      complete: () => (signal.aborted ? reject(signal.reason) : resolve()),
    };
    // Its types allow only File chunks.
    papa.parse<string[]>(text, config as unknown as Papa.ParseConfig<string[]>);
  });
}
