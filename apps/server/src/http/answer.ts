import { type Endpoint, type FileAnswer, failure } from '@pabean/api/contract';
import type { SharedMessages } from '@pabean/api/rules';
import * as z from 'zod/mini';
import type { HeaderRecord } from './headers.ts';
import type { Refusal } from './refusal.ts';
import { failureIn } from './words.ts';

/** Media types that files may be served as; anything else travels as bytes. */
const servedTypes = ['application/pdf', 'image/png', 'image/jpeg', 'text/csv'];

/**
 * An answer as it travels: only the fields that the schema lists.
 * @throws Error when the answer is not what the schema promises
 */
export function encodeAnswer(schema: Exclude<Endpoint['answer'], 'file'>, value: unknown): unknown {
  const result = z.safeEncode(schema, value as never);
  if (result.success) return result.data;
  const where = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`);
  throw new Error(`The answer does not fit its schema: ${where.join(', ')}`);
}

/** Makes answers that all carry the same headers, and that nobody keeps. */
export interface Answers {
  json(value: unknown, status?: number, headers?: HeaderRecord): Response;
  /** A refusal in the reader's words. */
  refusal(refusal: Refusal, messages: SharedMessages): Response;
  /** A file to save: a type of the closed list, never shown in the portal's own place. */
  file(file: FileAnswer): Response;
}

/** Answers that carry `secure`. */
export function createAnswers(secure: HeaderRecord): Answers {
  const common = { ...secure, 'Cache-Control': 'no-store' };
  const json: Answers['json'] = (value, status = 200, headers = {}) =>
    new Response(JSON.stringify(value), {
      status,
      headers: { ...common, 'Content-Type': 'application/json', ...headers },
    });
  return {
    json,
    refusal: (refusal, messages) =>
      json(z.encode(failure, failureIn(refusal, messages)), refusal.status, refusal.details.headers),
    file: (file) => new Response(file.bytes, { headers: { ...common, ...headersOf(file) } }),
  };
}

function headersOf(file: FileAnswer): HeaderRecord {
  const type = servedTypes.includes(file.mediaType) ? file.mediaType : 'application/octet-stream';
  const ascii = file.name.replace(/[^\w.-]/g, '_');
  return {
    'Content-Type': type,
    'Content-Length': String(file.bytes.byteLength),
    'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${extended(file.name)}`,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  };
}

/** A name for a header after RFC 8187. */
const extended = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
