import { type Input, toRequest } from '../client/request.ts';
import type { Endpoint } from '../contract/endpoint.ts';

/** The provider that is checked. */
export interface Target {
  readonly baseURL: string;
  readonly fetch: (url: string, init: RequestInit) => Response | Promise<Response>;
  /** Timeout of an answer, in seconds. */
  readonly patience: number;
}

/** A request on the wire, below the root of the API or at an absolute URL. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
  readonly body?: unknown;
}

/** An answer; `body` is undefined where it is not JSON. */
export interface Came {
  readonly status: number;
  readonly mediaType: string;
  readonly headers: Headers;
  readonly bytes: ArrayBuffer;
  readonly text: string;
  readonly body: unknown;
}

/** Encodes a call of the contract as a request on the wire. */
export const wireRequest = (row: Endpoint, input: Input): WireRequest => {
  const { method, url, query, body } = toRequest(row, input);
  return { method, url, query, body };
};

/** The longest `Retry-After` that is waited for, in seconds. */
const longestWait = 20;

/**
 * Makes a request. When it is rate-limited, it waits as long as the provider asks, once.
 * @throws {Error} with a readable message when no answer comes
 */
export async function exchange(target: Target, request: WireRequest, token?: string): Promise<Came> {
  const first = await attempt(target, request, token);
  const seconds = Number(first.headers.get('retry-after') || Number.NaN);
  if ((first.status !== 429 && first.status !== 503) || !(seconds <= longestWait)) return first;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  return attempt(target, request, token);
}

async function attempt({ baseURL, fetch, patience }: Target, request: WireRequest, token?: string) {
  const { method, query = {}, body } = request;
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const address = /^(https?:|\/)/.test(request.url) ? request.url : `${baseURL}/${request.url}`;
  const url = given.length > 0 ? `${address}?${new URLSearchParams(given)}` : address;
  const headers = {
    accept: 'application/json, */*;q=0.5',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  try {
    const answer = await fetch(url, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience * 1_000),
    });
    return await cameOf(answer);
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new Error(
      `No answer to ${method} ${url}: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
  }
}

async function cameOf(answer: Response): Promise<Came> {
  const bytes = await answer.arrayBuffer();
  const text = new TextDecoder().decode(bytes);
  const [mediaType = ''] = (answer.headers.get('content-type') ?? '').split(';');
  return {
    status: answer.status,
    mediaType: mediaType.trim().toLowerCase(),
    headers: answer.headers,
    bytes,
    text,
    body: parsed(text),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
