import { ApiError } from '@pabean/api/client';

/**
 * Why a part of the portal's own code did not come: no answer at all, or a newer release that no longer has it, which
 * only a reload fixes. The file is asked for once more where the browser names it; Safari does not.
 */
export async function codeFailure(cause: unknown): Promise<ApiError> {
  const file = /https?:\S+/.exec(String(cause))?.[0];
  const answer = await fetch(file ?? document.baseURI, { method: 'HEAD', cache: 'no-store' }).catch(
    () => undefined,
  );
  const isGone = answer !== undefined && !(file && answer.ok);
  return new ApiError('Code was not fetched', { kind: isGone ? 'contract' : 'network', cause });
}
