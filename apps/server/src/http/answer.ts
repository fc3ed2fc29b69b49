import { setImmediate } from 'node:timers/promises';
import { type FileAnswer, failure } from '@pabean/api/contract';
import { manifestTypes } from '@pabean/api/rules';
import * as z from 'zod/mini';
import type { FileStream } from '../core/files/file-stream.ts';
import type { ServerMessages } from '../core/messages.ts';
import type { Refusal } from '../core/refusal.ts';
import { currentRequestId } from '../core/request-id.ts';
import { acceptedEncodings, compress } from './compress.ts';
import { encodeAnswer } from './encode.ts';
import type { HeaderRecord } from './headers.ts';
import { headersOfRefusal } from './http-refusal.ts';
import { failureIn } from './messages.ts';
import { statusOf } from './status.ts';

/** Media types that files may be served as; all others are served as `application/octet-stream`. */
const servedTypes: readonly string[] = Object.values(manifestTypes);

/** Rows that are serialized at once; other calls are answered in between. */
const stretch = 500;

/** The smallest size in bytes that is compressed: less fits into one packet anyway. */
const worthCompressing = 1_400;
const levels = { br: 3, gzip: 3 };

/** What the response of a list depends on besides its rows. */
export interface ListOptions {
  readonly headers: HeaderRecord;
  readonly acceptEncoding: string | undefined;
}

/** Creates responses with the security headers and without caching. */
export interface Answers {
  json(value: unknown, status?: number, headers?: HeaderRecord): Response;
  /**
   * A list of rows, compressed if the client accepts that. Nothing else is compressed: with text of others in it, the length of
   * a compressed response would reveal a secret in it (BREACH), and lists contain no secrets.
   */
  list(schema: z.ZodMiniType, rows: readonly unknown[], options: ListOptions): Promise<Response>;
  /** 304: the client still has the response with this tag. */
  unchanged(tag: string): Response;
  /** A refusal in the reader's language. */
  refusal(refusal: Refusal, messages: ServerMessages): Response;
  /** A file to download: with a type of the closed list, never shown on the portal's origin. */
  file(file: FileAnswer | FileStream): Response;
}

/** Creates responses with the headers `secure`. */
export function createAnswers(secure: HeaderRecord): Answers {
  const always = { ...secure, 'Cache-Control': 'no-store' };
  const common = () => {
    const id = currentRequestId();
    return id === undefined ? always : { ...always, 'X-Request-Id': id };
  };
  const json: Answers['json'] = (value, status = 200, headers = {}) =>
    new Response(JSON.stringify(value), {
      status,
      headers: { ...common(), 'Content-Type': 'application/json', ...headers },
    });
  return {
    json,
    async list(schema, rows, { headers, acceptEncoding }) {
      const body = new TextEncoder().encode(await textOf(schema, rows));
      const [encoding] = body.length < worthCompressing ? [] : acceptedEncodings(acceptEncoding);
      return new Response(encoding ? await compress[encoding](body, levels[encoding]) : body, {
        headers: {
          ...common(),
          'Content-Type': 'application/json',
          Vary: 'Accept-Encoding',
          ...(encoding && { 'Content-Encoding': encoding }),
          ...headers,
        },
      });
    },
    unchanged: (tag) => new Response(null, { status: 304, headers: { ...common(), ETag: tag } }),
    refusal: (refusal, messages) =>
      json(z.encode(failure, failureIn(refusal, messages)), statusOf(refusal), headersOfRefusal(refusal)),
    file: (file) =>
      new Response('bytes' in file ? file.bytes : file.stream, {
        headers: { ...common(), ...headersOf(file) },
      }),
  };
}

/** Rows as JSON, serialized in pieces so that a long list does not block other calls. */
async function textOf(schema: z.ZodMiniType, rows: readonly unknown[]): Promise<string> {
  const parts: string[] = [];
  for (let start = 0; start < rows.length; start += stretch) {
    if (start > 0) await setImmediate();
    const encoded = encodeAnswer(schema, rows.slice(start, start + stretch));
    parts.push(JSON.stringify(encoded).slice(1, -1));
  }
  return `[${parts.join(',')}]`;
}

function headersOf(file: FileAnswer | FileStream): HeaderRecord {
  const type = servedTypes.includes(file.mediaType) ? file.mediaType : 'application/octet-stream';
  const ascii = file.name.replace(/[^\w.-]/g, '_');
  const size = 'bytes' in file ? file.bytes.byteLength : file.size;
  return {
    'Content-Type': type,
    ...(size !== undefined && { 'Content-Length': String(size) }),
    'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${extended(file.name)}`,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  };
}

/** A file name for a header, as in RFC 8187. */
const extended = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
