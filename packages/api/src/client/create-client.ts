import { createFetch, type Fetch } from 'ofetch';
import type { AnswerOf, Endpoint, InputOf } from '../contract/endpoint.ts';
import type { ApiError } from './api-error.ts';
import { orNetworkError } from './failing.ts';
import { readAnswer } from './read-answer.ts';
import { refusalOf } from './refusal.ts';
import { type Input, toRequest } from './request.ts';

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
  /** Makes this one request instead of the client's `fetch`; `fetchWithProgress` tells how far an upload is. */
  readonly fetch?: ClientOptions['fetch'];
}

/** What follows the row: rows without parameters, or with an optional query only, are called without an input. */
export type CallArguments<Row extends Endpoint> =
  object extends InputOf<Row>
    ? [input?: InputOf<Row>, options?: CallOptions]
    : [input: InputOf<Row>, options?: CallOptions];

/** Makes the calls of the contract. */
export interface Client {
  /**
   * Makes one call: `client.call(applicationList, { body: { user } })`. Input and answer are in the names of the code.
   * @throws {ApiError} when no answer came, the server refused, or something does not follow the contract
   */
  call<const Row extends Endpoint>(row: Row, ...rest: CallArguments<Row>): Promise<AnswerOf<Row>>;
}

/** A client of the contract. It takes rows of the table one by one, so that a page loads only those that it calls. */
export function createClient(options: ClientOptions = {}): Client {
  return {
    async call<const Row extends Endpoint>(row: Row, ...[input, callOptions]: CallArguments<Row>) {
      const given: Input = input ?? {};
      const response = await send(row, given, options, callOptions ?? {});
      return (await readAnswer(row, given, response)) as AnswerOf<Row>;
    },
  };
}

async function send(row: Endpoint, input: Input, options: ClientOptions, call: CallOptions) {
  const { baseURL = '/api', token, onUnauthenticated } = options;
  const sessionToken = call.token ? undefined : token?.();
  const [path, request] = toRequest(row, input, { ...call, token: call.token ?? sessionToken });
  // ofetch repeats a read once when no answer came; an answer of any status is an answer.
  const $fetch = createFetch({ fetch: (call.fetch ?? options.fetch) as Fetch | undefined });
  const response = await orNetworkError(row, () =>
    $fetch.raw(path, { ...request, baseURL, responseType: 'stream', ignoreResponseError: true }),
  );
  if (response.ok) return response;
  const error = await refusalOf(row, response);
  if (error.status === 401 && sessionToken && sessionToken === token?.()) onUnauthenticated?.(error);
  throw error;
}
