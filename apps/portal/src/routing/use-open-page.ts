import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSessionState } from '../session/session-context.ts';
import type { SessionState } from '../session/session-state.ts';
import { type Address, addressText, navigate } from './address.ts';
import { decide } from './decide.ts';
import { isGuarded, leaveFor } from './leave-guard.ts';
import { loadedPage, loadPage, type PageCode } from './page-code.ts';
import type { PageRoute, RouteParams } from './route.ts';
import { useAddress } from './use-address.ts';

/** The shown page. */
export interface OpenPage extends PageCode {
  readonly address: Address;
  readonly route: PageRoute;
  readonly params: RouteParams;
  /** The account that it was opened for. */
  readonly signedIn: SessionState['signedIn'];
}

/** A page with unsaved input that the user is about to leave. */
export interface Leaving {
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * The page to show. A navigation waits for the next page's code while the old page stays; guards and redirects are
 * decided before rendering. `redirect` is the address to redirect to.
 */
export function useOpenPage(first: OpenPage) {
  const address = useAddress();
  const { signedIn } = useSessionState();
  const [shown, setShown] = useState(first);
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const [leaving, setLeaving] = useState<Leaving>();
  const decision = useMemo(() => decide(address, signedIn?.user.type), [address, signedIn]);
  const latest = useRef(shown);
  latest.current = shown;

  useLayoutEffect(() => {
    if ('redirect' in decision) return;
    const { route, params } = decision;
    const old = latest.current;
    const samePage = old.route === route && old.address.path === address.path;

    if (!samePage && signedIn && isGuarded()) {
      const stay = () => setLeaving(undefined);
      setLeaving({
        stay,
        leave: () => {
          stay();
          leaveFor(addressText(address));
        },
      });
      return navigate(addressText(old.address), { replace: true });
    }

    const show = (code: PageCode) => {
      setPending(false);
      setFailed(false);
      setShown(
        samePage && old.signedIn === signedIn && addressText(old.address) === addressText(address)
          ? old
          : { ...code, address, route, params, signedIn },
      );
    };
    const isSignedIn = signedIn !== undefined;
    const code = loadedPage(route, isSignedIn);
    if (code) return show(code);
    let current = true;
    setPending(true);
    loadPage(route, isSignedIn).then(
      (next) => current && show(next),
      () => {
        if (!current) return;
        setPending(false);
        setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [address, decision, signedIn]);

  const redirect = 'redirect' in decision ? decision.redirect : undefined;
  return { shown, redirect, pending, failed, leaving };
}
