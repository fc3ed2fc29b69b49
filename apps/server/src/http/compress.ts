import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** A compression, by its name in `Accept-Encoding` and `Content-Encoding`. */
export type Encoding = 'br' | 'gzip';

type Compress = (content: Uint8Array, level: number) => Promise<Uint8Array<ArrayBuffer>>;

const bytes = (buffer: Buffer) => new Uint8Array(buffer);

/**
 * Up to this many bytes are compressed synchronously: it takes half a millisecond, and Node's few threads may be busy with
 * files.
 */
const small = 16 * 1024;

/** Compresses bytes; long ones in one of Node's threads, so that other calls are answered meanwhile. */
export const compress: Readonly<Record<Encoding, Compress>> = {
  br: async (content, level) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    return content.length <= small
      ? bytes(brotliCompressSync(content, { params }))
      : bytes(await promisify(brotliCompress)(content, { params }));
  },
  gzip: async (content, level) =>
    content.length <= small
      ? bytes(gzipSync(content, { level }))
      : bytes(await promisify(gzip)(content, { level })),
};

/** The compressions that a client accepts, the better one first. */
export const acceptedEncodings = (acceptEncoding: string | null | undefined): Encoding[] =>
  (['br', 'gzip'] as const).filter((encoding) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(acceptEncoding ?? ''),
  );
