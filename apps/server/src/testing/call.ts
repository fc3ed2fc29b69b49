import {
  type AnswerOf,
  type Endpoint,
  type EndpointName,
  type Endpoints,
  endpoints,
  type Failure,
  failure,
  fillPath,
  type InputOf,
} from '@pabean/api/contract';
import * as z from 'zod/mini';

/** The result of a call: `answer` when it succeeded, `failure` when it was refused. */
export interface Outcome<Row extends Endpoint> {
  readonly status: number;
  readonly headers: Headers;
  readonly answer: AnswerOf<Row> | undefined;
  readonly failure: Failure | undefined;
}

/** Options of a call. */
export interface CallOptions {
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
}

/** Sends a request to the server under test. */
export type Send = (path: string, init: RequestInit) => Promise<Response> | Response;

/** Makes a call of the contract through its schemas, as a client would. */
export const call = <Name extends EndpointName>(
  send: Send,
  name: Name,
  input: InputOf<Endpoints[Name]>,
  options?: CallOptions,
) => callRow<Endpoints[Name]>(send, endpoints[name], input, options);

/** Makes a call of any row. */
export async function callRow<Row extends Endpoint>(
  send: Send,
  row: Row,
  input: InputOf<Row>,
  options: CallOptions = {},
): Promise<Outcome<Row>> {
  const parts = input as object as AnyInput;
  const response = await send(`/api/${addressOf(row, parts)}`, requestOf(row, parts, options));
  const { status, headers } = response;
  if (status !== 200) {
    return { status, headers, answer: undefined, failure: z.decode(failure, await response.json()) };
  }
  const answer =
    row.answer === 'file' ? await fileOf(response) : z.decode(row.answer, (await response.json()) as never);
  return { status, headers, answer: answer as AnswerOf<Row>, failure: undefined };
}

type AnyInput = { params?: Record<string, string>; query?: unknown; body?: unknown };

function addressOf(row: Endpoint, input: AnyInput) {
  const query = row.query && z.encode(row.query, (input.query ?? {}) as never);
  const text = new URLSearchParams(query as Record<string, string>).toString();
  const params = row.params && z.encode(row.params, input.params as never);
  return fillPath(row.path, params as Record<string, string>) + (text && `?${text}`);
}

function requestOf(row: Endpoint, input: AnyInput, options: CallOptions): RequestInit {
  const headers = new Headers(options.headers);
  if (options.token) headers.set('Authorization', `Bearer ${options.token}`);
  if (!row.body) return { method: row.method, headers };
  headers.set('Content-Type', 'application/json');
  return { method: row.method, headers, body: JSON.stringify(z.encode(row.body, input.body as never)) };
}

async function fileOf(response: Response) {
  const disposition = response.headers.get('content-disposition') ?? '';
  return {
    bytes: new Uint8Array(await response.arrayBuffer()),
    mediaType: response.headers.get('content-type') ?? '',
    name: decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(disposition)?.[1] ?? ''),
  };
}
