import { createHash } from 'node:crypto';

/**
 * The weak validator (RFC 9110) of a response, from the version of its data, the caller and the request.
 *
 * @param request Everything else that the response depends on: call, caller, address, body.
 */
export function tagOf(version: string, request: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256').update(version);
  for (const part of request) hash.update('\n').update(part);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/** Whether an `If-None-Match` names a tag. */
export const isKnown = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((each) => each.trim() === tag);
