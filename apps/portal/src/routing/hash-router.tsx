import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type BaseLocationHook, Router, useLocation, useRouter } from 'wouter';
import { type Address, currentAddress, navigate, subscribeToAddress } from './address.ts';

const usePath: BaseLocationHook = () => [
  useSyncExternalStore(subscribeToAddress, () => currentAddress().path),
  navigate,
];
const useQuery = () => useSyncExternalStore(subscribeToAddress, () => currentAddress().search.toString());

const hrefs = (path: string) => `#${path}`;

/** Lets wouter route by what stands behind `#`, query included. */
export function HashRouter({ children }: { children: ReactNode }) {
  return (
    <Router hook={usePath} searchHook={useQuery} hrefs={hrefs}>
      {children}
    </Router>
  );
}

/** The address that the browser shows. */
export function useAddress(): Address {
  const [path] = useLocation();
  // Not wouter's useSearch: it decodes the query once more than URLSearchParams expects.
  const router = useRouter();
  const query = router.searchHook(router);
  return useMemo(() => ({ path, search: new URLSearchParams(query) }), [path, query]);
}
