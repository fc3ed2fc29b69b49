import { createFetch, type Fetch } from 'ofetch';
import type { ApiError } from './api-error.ts';
import type { CallOptions, ClientOptions } from './create-client.ts';
import { isUnchanged } from './etag-cache.ts';
import { orNetworkError } from './failing.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { canParse } from './file-address.ts';
import type { Outgoing } from './request.ts';

/**
 * Makes a request and returns the answer of a successful status.
 * @throws what `refusalOf` creates from any other answer
 */
export async function send(
  options: ClientOptions,
  request: Outgoing,
  call: CallOptions,
  refusalOf: (answer: Response) => Promise<ApiError>,
): Promise<Response> {
  const { token, onUnauthenticated, onAlive } = options;
  const sessionToken = request.own && !call.token ? token?.() : undefined;
  // ofetch repeats a read once when no answer came; an answer of any status is an answer.
  const $fetch = createFetch({ fetch: fetchOf(options, call) as Fetch | undefined });
  const answer = await orNetworkError(request.name, () =>
    $fetch.raw(request.url, {
      baseURL: canParse(request.url) ? undefined : baseOf(options),
      method: request.method,
      query: request.query,
      body: request.body,
      headers: request.own ? headersOf(options, request, call, call.token ?? sessionToken) : undefined,
      signal: call.signal,
      // Nothing here uses cookies; the answer to signing out may clear the browser's data of this origin.
      credentials: 'same-origin',
      cache: 'no-store',
      responseType: 'stream',
      ignoreResponseError: true,
    }),
  );
  if (sessionToken && answer.status !== 401) onAlive?.();
  if (answer.ok || (request.tag && isUnchanged(answer))) return answer;
  const error = await refusalOf(answer);
  if (answer.status !== 401 || !sessionToken || request.forAll) throw error;
  // A call that was pending while the user signed in again is repeated without calling `onUnauthenticated`.
  const current = token?.();
  const isOld = current !== undefined && current !== sessionToken;
  const isRenewed = isOld || (await onUnauthenticated?.(error)) === true;
  call.signal?.throwIfAborted();
  if (!isRenewed) throw error;
  return send(options, request, call, refusalOf);
}

/** The API's root. */
export const baseOf = ({ baseURL = '/api' }: ClientOptions) => baseURL;

/** Only our XMLHttpRequest reports progress; a `fetch` passed by the caller does not. */
const fetchOf = ({ fetch }: ClientOptions, { onProgress }: CallOptions) =>
  fetch ?? (onProgress && fetchWithProgress(onProgress));

function headersOf(
  { language, visitor }: ClientOptions,
  { accept, body, tag }: Outgoing,
  { idempotencyKey }: CallOptions,
  token: string | undefined,
): Headers {
  const headers = new Headers({ accept });
  if (language) headers.set('accept-language', language());
  if (token) headers.set('authorization', `Bearer ${token}`);
  else if (visitor) headers.set('pabean-visitor', visitor());
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  if (tag) headers.set('if-none-match', tag);
  if (body) headers.set('content-type', 'application/json');
  return headers;
}
