import type { Outgoing } from './request.ts';

interface StoredAnswer {
  readonly tag: string;
  readonly answer: unknown;
}

const most = 20;

/**
 * Whether the server reports that its earlier answer is still valid. RFC 9110 has 412 for it where a call is a POST.
 */
export const isUnchanged = ({ status }: Response) => status === 304 || status === 412;

/**
 * The last answers with an `ETag`, in this client's memory only: no HTTP cache may store what a call answers. They are
 * dropped together with the token that they were answered to.
 */
export function createEtagCache() {
  const answers = new Map<string, StoredAnswer>();
  let owner: string | undefined;

  return {
    /** Finds the stored answer of the same request under the same token, and a function that stores the next one. */
    find(token: string | undefined, { method, url, query, body }: Outgoing) {
      if (token !== owner) answers.clear();
      owner = token;
      const key = JSON.stringify([method, url, query, body]);
      return {
        ...answers.get(key),
        keep({ headers }: Response, answer: unknown) {
          const tag = headers.get('etag');
          answers.delete(key);
          if (!tag || token !== owner) return;
          const [oldest] = answers.size < most ? [] : answers.keys();
          if (oldest !== undefined) answers.delete(oldest);
          answers.set(key, { tag, answer });
        },
      };
    },
  };
}
