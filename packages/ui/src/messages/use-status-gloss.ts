import { glossOf, ppftzStatus, REJECTED } from '@pabean/api/rules';
import { useCallback } from 'react';
import { id } from './id.ts';
import { useMessages } from './provider.tsx';

/** Applications and PPFTZ records are rejected with the same word. */
const keyOf = (code: string) => (code === ppftzStatus.rejected ? REJECTED : code);

/** Returns the meaning of a status in the reader's language, given its code. */
export type StatusGloss = (code: string) => string | undefined;

/**
 * Returns a function from the code of a status, of an application or of a PPFTZ record, to its meaning in the reader's
 * language: undefined in Indonesian and for an unlisted code.
 */
export function useStatusGloss(): StatusGloss {
  const statuses = useMessages('statuses');
  return useCallback((code) => glossOf(keyOf(code), statuses, id.statuses), [statuses]);
}
