import type { AnswerOf, Endpoint, FileAnswer, InputOf } from '../contract/endpoint.ts';
import type { Language } from '../rules/messages/index.ts';
import type { ApiError } from './api-error.ts';
import type { OnProgress } from './fetch-with-progress.ts';
import { nameInAddress } from './file-address.ts';
import { createKeptAnswers, isUnchanged } from './kept-answers.ts';
import { readAnswer, readFile } from './read-answer.ts';
import { refusalOf } from './refusal.ts';
import { type Input, toFileRequest, toRequest } from './request.ts';
import { baseOf, send } from './send.ts';

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
  /** The reader's language, in which the server answers where it can; sent as `Accept-Language`. */
  readonly language?: () => Language;
  /**
   * A random key of this tab (`randomKey()`, made once), by which the server tells visitors apart who share an address; sent
   * as `Pabean-Visitor` with calls that carry no token.
   */
  readonly visitor?: () => string;
  /**
   * Called when the server no longer takes the session's token (401). The call waits for what it gives: with true there is
   * a new session, and the call is made again under it, with the same idempotency key; with anything else it fails.
   */
  readonly onUnauthenticated?: (error: ApiError) => unknown;
  /** Called when a call was answered under the session's token: the session is alive, and its idle time begins anew. */
  readonly onAlive?: () => void;
}

/** What one call may set. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Makes a repeated write happen once; the same key belongs to the same input only. */
  readonly idempotencyKey?: string;
  /** A bearer token instead of the session's, as the second step of signing in needs it. */
  readonly token?: string;
  /** Told how far the upload is. Only where the client was given no `fetch` of its own. */
  readonly onProgress?: OnProgress | undefined;
}

/** What fetching a file may set. */
export interface FileOptions extends Pick<CallOptions, 'signal' | 'token'> {
  /**
   * What the row calls the file; it counts where the server gives no name.
   * @default the last step of the address
   */
  readonly name?: string | undefined;
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
   * @throws {ApiError} when no answer came, the provider refused (also with a 200 whose `hasil` is false, whose `status` is
   * `error` or that has an `error`), or something does not follow the contract
   */
  call<const Row extends Endpoint>(row: Row, ...rest: CallArguments<Row>): Promise<AnswerOf<Row>>;
  /**
   * Fetches the file of a row by the address that the row gives (`url_file`): absolute, or relative to the API's root. The
   * bearer token goes to the API's own origin only.
   * @throws {ApiError} as `call` does
   */
  file(address: string, options?: FileOptions): Promise<FileAnswer>;
}

/** A client of the contract. It takes rows of the table one by one, so that a page loads only those that it calls. */
export function createClient(options: ClientOptions = {}): Client {
  const kept = createKeptAnswers();
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
