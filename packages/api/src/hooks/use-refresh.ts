import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/**
 * Returns a function that fetches every answer in use again at once, and the others when they are next used. The old
 * answers stay visible until the new ones have arrived.
 */
export function useRefresh(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(() => true), [mutate]);
}
