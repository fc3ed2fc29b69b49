import type { ClientOptions } from './create-client.ts';

/** Receives the share of the body that was sent, from 0 to 1. At 1 everything was sent and the answer is pending. */
export type OnProgress = (share: number) => void;

/**
 * A `fetch` for one call that reports upload progress. The browser's `fetch` cannot, so this one uses XMLHttpRequest;
 * token, refusals, `Retry-After` and abort work as in every call. For browsers only. To the page's own origin it sends
 * cookies, as XMLHttpRequest always does.
 */
export const fetchWithProgress =
  (onProgress: OnProgress): NonNullable<ClientOptions['fetch']> =>
  (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      request.open(method, url);
      request.responseType = 'arraybuffer';
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = () => resolve(answerOf(request));
      request.onerror = () => reject(new TypeError('The request got no answer'));
      request.onabort = () => reject(signal?.reason);
      request.onloadend = () => signal?.removeEventListener('abort', abort);
      signal?.addEventListener('abort', abort);
      request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });

const withoutBody = new Set([204, 205, 304]);

const answerOf = (request: XMLHttpRequest) =>
  new Response(withoutBody.has(request.status) ? null : (request.response as ArrayBuffer), {
    status: request.status,
    statusText: request.statusText,
    headers: headersOf(request.getAllResponseHeaders()),
  });

/** Parses lines of `name: value` into headers. */
function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split('\r\n').filter(Boolean)) {
    const [name = '', ...value] = line.split(': ');
    headers.append(name, value.join(': '));
  }
  return headers;
}
