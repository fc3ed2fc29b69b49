import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A way of compressing, as `Accept-Encoding` and `Content-Encoding` call it. */
export type Encoding = 'br' | 'gzip';

type Compress = (content: Uint8Array, level: number) => Promise<Uint8Array<ArrayBuffer>>;

const bytes = (buffer: Buffer) => new Uint8Array(buffer);

/** Compresses in one of Node's threads, while the server goes on answering. */
export const compress: Readonly<Record<Encoding, Compress>> = {
  br: async (content, level) =>
    bytes(
      await promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: level,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    ),
  gzip: async (content, level) => bytes(await promisify(gzip)(content, { level })),
};

/** The ways of compressing that a client takes, the better one first. */
export const acceptedEncodings = (acceptEncoding: string | null | undefined): Encoding[] =>
  (['br', 'gzip'] as const).filter((encoding) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(acceptEncoding ?? ''),
  );
