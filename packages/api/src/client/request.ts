import * as z from 'zod/mini';
import { type Endpoint, fillPath } from '../contract/endpoint.ts';
import type { CallOptions } from './create-client.ts';
import { orContractError } from './failing.ts';

/** What a call is given, whatever its row. */
export interface Input {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** A call as it travels: its path below the root, and the rest. */
export function toRequest(row: Endpoint, input: Input, call: CallOptions) {
  const encode = (schema: z.ZodMiniType | undefined, value: unknown) =>
    schema ? (orContractError(row, () => z.encode(schema, value)) as Record<string, string>) : undefined;
  const params = encode(row.params, input.params);
  const path = orContractError(row, () => fillPath(row.path, params));
  const request = {
    method: row.method,
    query: encode(row.query, input.query ?? {}),
    headers: headersOf(row, call),
    body: row.method === 'GET' ? undefined : (encode(row.body, input.body) ?? {}),
    signal: call.signal,
    credentials: 'omit',
    cache: 'no-store',
  } as const;
  return [path, request] as const;
}

function headersOf(row: Endpoint, call: CallOptions) {
  const headers = new Headers({ accept: row.answer === 'file' ? '*/*' : 'application/json' });
  if (call.token) headers.set('authorization', `Bearer ${call.token}`);
  if (call.idempotencyKey) headers.set('idempotency-key', call.idempotencyKey);
  if (row.method !== 'GET') headers.set('content-type', 'application/json');
  return headers;
}
