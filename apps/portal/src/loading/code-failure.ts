import { ApiError } from '@pabean/api/client';

/**
 * Returns why a part of the portal's code failed to load: no answer at all, or a newer release without that file, which
 * only a reload fixes. The file is requested once more where the browser reports its URL; Safari does not.
 */
export async function codeFailure(cause: unknown): Promise<ApiError> {
  const file = /https?:\S+/.exec(String(cause))?.[0];
  const answer = await fetch(file ?? document.baseURI, { method: 'HEAD', cache: 'no-store' }).catch(
    () => undefined,
  );
  const isGone = answer !== undefined && !(file && answer.ok);
  return new ApiError('Code was not fetched', { kind: isGone ? 'contract' : 'network', cause });
}
