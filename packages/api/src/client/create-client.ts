import { createFetch, type Fetch } from 'ofetch';
import * as z from 'zod/mini';
import { type AnswerOf, type Endpoint, fillPath, type InputOf } from '../contract/endpoint.ts';
import { ApiError, isAborted } from './api-error.ts';
import { readFileAnswer } from './file-answer.ts';
import { refusalOf } from './refusal.ts';

/** Where the API is and who calls. */
export interface ClientOptions {
  /**
   * Root of the API, without a slash at its end.
   * @default '/api'
   */
  readonly baseURL?: string;
  /**
   * What makes the request; a test hands over an in-process server.
   * @default globalThis.fetch
   */
  readonly fetch?: (url: string, init: RequestInit) => Response | Promise<Response>;
  /** The session's bearer token, asked before every call. */
  readonly token?: () => string | undefined;
  /** Called when the server no longer takes the session's token (401), before the call fails. */
  readonly onUnauthenticated?: (error: ApiError) => void;
}

/** What one call may set. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Makes a repeated write happen once; the same key belongs to the same input only. */
  readonly idempotencyKey?: string;
  /** A bearer token instead of the session's, as the second step of signing in needs it. */
  readonly token?: string;
}

// Rows without parameters, or with an optional query only, are called without an input.
type Arguments<Row extends Endpoint> =
  object extends InputOf<Row>
    ? [input?: InputOf<Row>, options?: CallOptions]
    : [input: InputOf<Row>, options?: CallOptions];

/** Makes the calls of the contract. */
export interface Client {
  /**
   * Makes one call: `client.call(applicationList, { body: { user } })`. Input and answer are in the names of the code.
   * @throws {ApiError} when no answer came, the server refused, or something does not follow the contract
   */
  call<const Row extends Endpoint>(row: Row, ...rest: Arguments<Row>): Promise<AnswerOf<Row>>;
}

interface Input {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** A client of the contract. It takes rows of the table one by one, so that a page loads only those that it calls. */
export function createClient(options: ClientOptions = {}): Client {
  return {
    async call<const Row extends Endpoint>(row: Row, ...[input, callOptions]: Arguments<Row>) {
      const response = await send(row, (input ?? {}) as Input, options, callOptions ?? {});
      return (await readAnswer(row, response)) as AnswerOf<Row>;
    },
  };
}

async function send(row: Endpoint, input: Input, options: ClientOptions, call: CallOptions) {
  const sessionToken = call.token ? undefined : options.token?.();
  const response = await answered(row, input, options, { ...call, token: call.token ?? sessionToken });
  if (response.ok) return response;
  const error = await refusalOf(row, response);
  if (error.status === 401 && sessionToken && sessionToken === options.token?.())
    options.onUnauthenticated?.(error);
  throw error;
}

/** The server's answer, whatever its status. Reading is tried once more when none came; writing never repeats itself. */
async function answered(row: Endpoint, input: Input, options: ClientOptions, call: CallOptions) {
  const encode = (schema: z.ZodMiniType | undefined, value: unknown) =>
    schema ? (follow(row, () => z.encode(schema, value)) as Record<string, string>) : undefined;
  const path = fillPath(row.path, encode(row.params, input.params));
  const writes = row.method !== 'GET';
  const request = {
    baseURL: options.baseURL ?? '/api',
    method: row.method,
    query: encode(row.query, input.query ?? {}),
    headers: headersOf(row, call),
    body: writes ? (encode(row.body, input.body) ?? {}) : undefined,
    signal: call.signal,
    credentials: 'omit',
    cache: 'no-store',
    responseType: 'stream',
    ignoreResponseError: true,
  } as const;
  try {
    return await createFetch({ fetch: options.fetch as Fetch | undefined }).raw(path, request);
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    if (isAborted(cause)) throw cause;
    throw new ApiError(`${row.method} ${row.path}: no answer`, { kind: 'network', cause });
  }
}

function headersOf(row: Endpoint, call: CallOptions) {
  const headers = new Headers({ accept: row.answer === 'file' ? '*/*' : 'application/json' });
  if (call.token) headers.set('authorization', `Bearer ${call.token}`);
  if (call.idempotencyKey) headers.set('idempotency-key', call.idempotencyKey);
  if (row.method !== 'GET') headers.set('content-type', 'application/json');
  return headers;
}

async function readAnswer(row: Endpoint, response: Response): Promise<unknown> {
  const { answer } = row;
  if (answer === 'file') return readFileAnswer(response, row.path.split('/').at(-1) ?? '');
  const json = await response.json().catch(() => undefined);
  return follow(row, () => z.decode(answer, json));
}

function follow<Value>(row: Endpoint, step: () => Value): Value {
  try {
    return step();
  } catch (cause) {
    throw new ApiError(`${row.method} ${row.path} does not follow the contract`, { kind: 'contract', cause });
  }
}
