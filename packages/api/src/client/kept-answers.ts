import type { Outgoing } from './request.ts';

interface Kept {
  readonly tag: string;
  readonly answer: unknown;
}

const most = 20;

/** Whether the server says that what it answered before is still true. RFC 9110 has 412 for it where a call is a POST. */
export const isUnchanged = ({ status }: Response) => status === 304 || status === 412;

/**
 * The last answers that carried an `ETag`, in this client's memory and nowhere else: no cache of a browser, and none on the
 * way, may keep what a call answers. They go with the token that they were answered to.
 */
export function createKeptAnswers() {
  const answers = new Map<string, Kept>();
  let owner: string | undefined;

  return {
    /** What is kept of the same request under the same token, and the place to keep the answer that comes. */
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
