import type { Client } from '@pabean/api/client';
import type { SessionUser } from '@pabean/api/contract';
import { createStore } from '../store.ts';
import type { SecondStep, StepEnd } from './second-step.ts';
import type { Ending } from './session-life.ts';
import type { SessionEnd } from './tabs.ts';

/** What is known about who uses this tab. */
export interface SessionState {
  /** The account, and the client that makes calls with its token. */
  readonly signedIn?: { readonly user: SessionUser; readonly client: Client };
  /** Why the last session or second step is over, until the next one begins. */
  readonly end?: SessionEnd | StepEnd;
  /** What is due after the password; what was typed waits in memory. */
  readonly step?: SecondStep;
  /** Recovery codes that were just handed out: nobody can read them again, so they stay until they are kept. */
  readonly recoveryCodes?: readonly string[];
  /** The session ends soon unless somebody uses it. */
  readonly ending?: Ending;
  /**
   * The session is over, and its page stays until somebody signs in again: calls of that page wait for it. Only together
   * with `signedIn`.
   */
  readonly locked?: true;
}

/** The state of a session and its changes. */
export function createSessionState() {
  const { get, set, subscribe } = createStore<SessionState>({});

  /** The page that waits for somebody to sign in again, if there is one. */
  function locked(): SessionState {
    const { signedIn, locked } = get();
    return signedIn && locked ? { signedIn, locked } : {};
  }
  return {
    get,
    subscribe,
    /** Whether the pages of an account can be used. */
    isOpen: () => get().signedIn !== undefined && !get().locked,
    open: (signedIn: NonNullable<SessionState['signedIn']>, recoveryCodes?: readonly string[]) =>
      set({ signedIn, ...(recoveryCodes && { recoveryCodes }) }),
    lock() {
      const { signedIn } = get();
      if (signedIn) set({ signedIn, locked: true });
    },
    end: (end: SessionEnd) => set({ end }),
    showStep: (step: SecondStep | undefined, end?: StepEnd) =>
      set({ ...locked(), ...(step ? { step } : end && { end }) }),
    showEnding(ending: Ending | undefined) {
      const { ending: _, ...others } = get();
      set({ ...others, ...(ending && { ending }) });
    },
    keptRecoveryCodes() {
      const { recoveryCodes: _, ...others } = get();
      set(others);
    },
  };
}
