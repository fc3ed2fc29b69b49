import { useState } from 'react';
import { hrefTo, paths } from '../../paths.ts';

/** Replaces the token in the address. */
const taken = '-';

interface EntryState {
  readonly linkToken?: string;
}

/**
 * The token of a mailed link. It is removed from the address at once, so that it is neither visible nor bookmarked nor
 * listed in the history. The state of the history entry keeps it for a reload; it is lost with the tab.
 */
export function useLinkToken(inAddress: string): string | undefined {
  const [token] = useState(() => {
    if (inAddress === taken) return (history.state as EntryState | null)?.linkToken;
    const state: EntryState = { linkToken: inAddress };
    history.replaceState(state, '', hrefTo(paths.updatePassword, { token: taken }));
    return inAddress;
  });
  return token;
}
