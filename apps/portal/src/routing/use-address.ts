import { useMemo } from 'react';
import type { BaseLocationHook } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { type Address, navigate, parseAddress } from './address.ts';

/**
 * wouter's location after the `#`, with the query there as well: wouter would put it before, where it applies to every
 * page and is sent to the server.
 */
export const usePortalLocation: BaseLocationHook = () => [useAddress().path, navigate];
usePortalLocation.searchHook = () => useAddress().search.toString();
usePortalLocation.hrefs = (path) => `#${path}`;

/** The browser's current address, undecoded. */
export function useAddress(): Address {
  const [text] = useHashLocation();
  return useMemo(() => parseAddress(text), [text]);
}
