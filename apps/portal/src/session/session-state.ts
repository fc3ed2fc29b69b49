import type { Client } from '@pabean/api/client';
import type { SessionUser } from '@pabean/api/contract';
import { createStore } from '../store.ts';
import type { SecondStep, StepEnd } from './second-step.ts';
import type { Ending } from './session-life.ts';
import type { SessionEnd } from './tabs.ts';

/** The session's state in this tab. */
export interface SessionState {
  /** The account, and the client that makes calls with its token. */
  readonly signedIn?: { readonly user: SessionUser; readonly client: Client };
  /** Why the last session or second step ended, until the next one starts. */
  readonly end?: SessionEnd | StepEnd;
  /** The step after the password; the credentials wait in memory. */
  readonly step?: SecondStep;
  /**
   * Recovery codes that were just created: they cannot be fetched again, so they stay until the user has saved them.
   */
  readonly recoveryCodes?: readonly string[];
  /** The session ends soon unless it is used. */
  readonly ending?: Ending;
  /**
   * The session has ended, and its page stays until the user signs in again: calls of that page wait for it. Only
   * together with `signedIn`.
   */
  readonly locked?: true;
}

/** The state of a session and its changes. */
export function createSessionState() {
  const { get, set, subscribe } = createStore<SessionState>({});

  /** The page that waits for the next sign-in, if there is one. */
  function locked(): SessionState {
    const { signedIn, locked } = get();
    return signedIn && locked ? { signedIn, locked } : {};
  }
  return {
    get,
    subscribe,
    /** Whether the pages of an account are usable. */
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
    recoveryCodesSaved() {
      const { recoveryCodes: _, ...others } = get();
      set(others);
    },
  };
}
