import type { AnswerOf, Endpoint, FileAnswer, InputOf } from '../contract/endpoint.ts';
import type { Language } from '../rules/messages/index.ts';
import type { ApiError } from './api-error.ts';
import { createEtagCache, isUnchanged } from './etag-cache.ts';
import type { OnProgress } from './fetch-with-progress.ts';
import { nameInAddress } from './file-address.ts';
import { readAnswer, readFile } from './read-answer.ts';
import { refusalOf } from './refusal.ts';
import { type Input, toFileRequest, toRequest } from './request.ts';
import { baseOf, send } from './send.ts';

/** Where the API is, and the session that calls it. */
export interface ClientOptions {
  /**
   * Root of the API, without a slash at its end.
   * @default '/api'
   */
  readonly baseURL?: string;
  /**
   * Makes the request; tests pass an in-process server.
   * @default globalThis.fetch
   */
  readonly fetch?: (url: string, init: RequestInit) => Response | Promise<Response>;
  /** Returns the session's bearer token; called before every call. */
  readonly token?: () => string | undefined;
  /** Returns the user's language, sent as `Accept-Language`; the server answers in it where it can. */
  readonly language?: () => Language;
  /**
   * Returns a random key of this tab (`randomKey()`, created once), by which the server distinguishes visitors with the
   * same IP address; sent as `Pabean-Visitor` with calls that carry no token.
   */
  readonly visitor?: () => string;
  /**
   * Called when the server no longer accepts the session's token (401). The call waits for the returned value: with
   * true there is a new session, and the call is repeated with its token and the same idempotency key; with anything
   * else it fails.
   */
  readonly onUnauthenticated?: (error: ApiError) => unknown;
  /** Called when a call with the session's token was answered: the session is alive, and its idle time starts again. */
  readonly onAlive?: () => void;
}

/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Makes a repeated write happen once. A key belongs to one input only. */
  readonly idempotencyKey?: string;
  /** A bearer token to use instead of the session's, such as the `tfa_token` of the second sign-in step. */
  readonly token?: string;
  /** Called with the upload's progress. Only where the client was created without a `fetch`. */
  readonly onProgress?: OnProgress | undefined;
}

/** Options of fetching a file. */
export interface FileOptions extends Pick<CallOptions, 'signal' | 'token'> {
  /**
   * Name of the file when the server sends none.
   * @default the last segment of the address
   */
  readonly name?: string | undefined;
}

/** Arguments after the row: rows without parameters, or with an optional query only, need no input. */
export type CallArguments<Row extends Endpoint> =
  object extends InputOf<Row>
    ? [input?: InputOf<Row>, options?: CallOptions]
    : [input: InputOf<Row>, options?: CallOptions];

/** Makes the calls of the contract. */
export interface Client {
  /**
   * Makes one call: `client.call(applicationList, { body: { user } })`. Input and answer use property names of the
   * code, not wire names.
   * @throws {ApiError} when no answer came, the provider refused (also with a 200 whose `hasil` is false, whose
   * `status` is `error` or that has an `error`), or input or answer does not match the contract
   */
  call<const Row extends Endpoint>(row: Row, ...rest: CallArguments<Row>): Promise<AnswerOf<Row>>;
  /**
   * Fetches a file by the address in a row (`url_file`): absolute, or relative to the API's root. The bearer token is
   * sent to the API's own origin only.
   * @throws {ApiError} as `call` does
   */
  file(address: string, options?: FileOptions): Promise<FileAnswer>;
}

/**
 * Creates a client of the contract. Its calls take rows of the table one by one, so that a page loads only the rows
 * that it uses.
 */
export function createClient(options: ClientOptions = {}): Client {
  const kept = createEtagCache();
  return {
    async call<const Row extends Endpoint>(
      row: Row,
      ...[input, callOptions = {}]: CallArguments<Row>
    ): Promise<AnswerOf<Row>> {
      const given: Input = input ?? {};
      const request = toRequest(row, given);
      const known = row.revalidates && kept.find(callOptions.token ?? options.token?.(), request);
      const answer = await send(options, { ...request, tag: known?.tag }, callOptions, refusalOf(row));
      if (known && isUnchanged(answer)) return known.answer as AnswerOf<Row>;
      const read = await readAnswer(row, given, answer);
      known?.keep(answer, read);
      return read as AnswerOf<Row>;
    },
    async file(address, { name, ...callOptions } = {}) {
      const request = toFileRequest(address, baseOf(options));
      const answer = await send(options, request, callOptions, refusalOf());
      return readFile(request.name, answer, name || nameInAddress(address) || 'file');
    },
  };
}
