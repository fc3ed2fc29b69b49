import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/**
 * Fetches every answer again that is on the screen, and those that are not when they come back. What is on the screen stays
 * until the new answers are here.
 */
export function useRefresh(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(() => true), [mutate]);
}
