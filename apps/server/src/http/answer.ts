import { type Endpoint, type FileAnswer, failure } from '@pabean/api/contract';
import * as z from 'zod/mini';
import type { Refusal } from './refusal.ts';

const noStore = { 'Cache-Control': 'no-store' };

/** Media types that files may be served as; anything else travels as bytes. */
const servedTypes = ['application/pdf', 'image/png', 'image/jpeg', 'text/csv'];

/**
 * The JSON text of an answer: only the fields that the schema lists.
 * @throws Error when the answer is not what the schema promises
 */
export function encodeAnswer(schema: Exclude<Endpoint['answer'], 'file'>, value: unknown): string {
  const result = z.safeEncode(schema, value as never);
  if (result.success) return JSON.stringify(result.data);
  const where = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`);
  throw new Error(`The answer does not fit its schema: ${where.join(', ')}`);
}

/** A JSON answer that nobody keeps. */
export const jsonAnswer = (text: string, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  new Response(text, { status, headers: { 'Content-Type': 'application/json', ...noStore, ...headers } });

/** A refusal as it travels. */
export function refusalAnswer(refusal: Refusal): Response {
  const body = { status: 'error' as const, message: refusal.message, errors: refusal.errors?.slice() };
  return jsonAnswer(JSON.stringify(z.encode(failure, body)), refusal.status, refusal.headers);
}

/** A file to save: a type of the closed list, never shown in the portal's own place. */
export function fileAnswer(file: FileAnswer): Response {
  const type = servedTypes.includes(file.mediaType) ? file.mediaType : 'application/octet-stream';
  const ascii = file.name.replace(/[^\w.-]/g, '_');
  return new Response(file.bytes, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(file.bytes.byteLength),
      'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${extended(file.name)}`,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      ...noStore,
    },
  });
}

/** A name for a header after RFC 8187. */
const extended = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
