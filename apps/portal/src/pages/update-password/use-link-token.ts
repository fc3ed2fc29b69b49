import { useState } from 'react';
import { hrefTo, paths } from '../../paths.ts';

/** What stands in the address once the token was taken out of it. */
const taken = '-';

interface KeptState {
  readonly linkToken?: string;
}

/**
 * The token of a mailed link. It is taken out of the address at once, so that nobody reads it there, it is not bookmarked
 * and not listed in the history. This entry of the history keeps it for a reload; it goes with the tab.
 */
export function useLinkToken(inAddress: string): string | undefined {
  const [token] = useState(() => {
    if (inAddress === taken) return (history.state as KeptState | null)?.linkToken;
    const state: KeptState = { linkToken: inAddress };
    history.replaceState(state, '', hrefTo(paths.updatePassword, { token: taken }));
    return inAddress;
  });
  return token;
}
