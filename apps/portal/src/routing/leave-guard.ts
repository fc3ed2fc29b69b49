import { useEffect } from 'react';
import { navigate } from './address.ts';

const guards = new Set<symbol>();

/** Whether the page has unsaved input. */
export const isGuarded = () => guards.size > 0;

/** Goes to an address without confirmation, after the input was saved or discarded. */
export function leaveFor(to: string): void {
  guards.clear();
  navigate(to);
}

function askBrowser(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** While `dirty`, leaving the page by link, by Back or by closing the tab needs confirmation. */
export function useLeaveGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const guard = Symbol('unsaved');
    guards.add(guard);
    addEventListener('beforeunload', askBrowser);
    return () => {
      guards.delete(guard);
      removeEventListener('beforeunload', askBrowser);
    };
  }, [dirty]);
}
