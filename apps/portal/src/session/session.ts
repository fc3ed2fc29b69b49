import { ApiError, type ClientOptions } from '@pabean/api/client';
import type { Credentials, TwoFactorSetup } from '@pabean/api/contract';
import { currentDisplay } from '../display/display.ts';
import type { SessionCalls, SignInTyped } from './calls.ts';
import { createLateCalls } from './late-calls.ts';
import type { GivenCode } from './second-step.ts';
import { createSessionState, type SessionState } from './session-state.ts';
import { createSignIn, type SignInResult } from './sign-in.ts';
import { adopt, end, giveUp, handleMessage, type TabSession } from './tab-session.ts';
import { openTabs } from './tabs.ts';
import { createTokenStore } from './token-store.ts';

/** Options of {@link createSession}. */
export interface SessionOptions extends Pick<ClientOptions, 'fetch' | 'baseURL'> {
  /**
   * Where the token is stored.
   * @default sessionStorage
   */
  readonly storage?: () => Storage;
}

/** This tab's session, outside of components. */
export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether there is a session to restore. */
  readonly hasToken: () => boolean;
  /**
   * Restores the session from before a reload, or of another tab.
   * @throws {ApiError} when the account could not be fetched; the token stays stored
   */
  readonly restore: () => Promise<void>;
  /** Loads the code for signing in; called when the user starts typing. */
  readonly prepare: () => Promise<SessionCalls>;
  /**
   * Signs in with a password. If a second step is due, it is in `state().step`, and `confirmCode` completes it, on a
   * page or in a dialog.
   * @throws {ApiError} when the server refused or did not answer
   */
  readonly signIn: (typed: Credentials & Pick<SignInTyped, 'captcha'>) => Promise<SignInResult>;
  /**
   * The set-up of an authenticator app, requested once in a second step.
   * @throws {ApiError} as `signIn` does
   */
  readonly loadSetup: () => Promise<TwoFactorSetup>;
  /**
   * Completes the second step with a code. New recovery codes are in `state().recoveryCodes`.
   * @throws {ApiError} as `signIn` does; when the step itself has ended, `state().step` is undefined
   */
  readonly confirmCode: (code: GivenCode) => Promise<void>;
  /** Cancels the second step; 'lost' where a page finds none. */
  readonly leaveStep: (end?: 'stepLost') => void;
  /** Called when the user has saved the recovery codes. */
  readonly recoveryCodesSaved: () => void;
  /** Extends an idle session, in all tabs. @throws {ApiError} when the server did not answer */
  readonly extend: () => Promise<unknown>;
  /** Ends the session here, in the other tabs and on the server. */
  readonly signOut: () => void;
  /** Closes the page of an ended session. */
  readonly giveUp: () => void;
  /** Stops listening to the other tabs. */
  readonly close: () => void;
}

/** Creates the session of this tab. No call is made before `restore`. */
export function createSession({ storage, ...options }: SessionOptions = {}): Session {
  const token = createTokenStore(storage);
  const state = createSessionState();
  const calls = createLateCalls(
    {
      ...options,
      // Calls of a page whose session has ended wait for the next one.
      token: () => token.get() ?? token.waiting(),
      language: () => currentDisplay().language,
      onUnauthenticated() {
        end(tab, 'expired');
        return token.renewed();
      },
      onAlive() {
        const own = token.get();
        const at = Date.now();
        calls.life()?.used(at);
        if (own !== undefined) tab.tabs.notifyUse(own, at);
      },
    },
    { onEnding: state.showEnding, onEnd: () => end(tab, 'expired') },
  );
  const { forgetStep, ...signIn } = createSignIn({
    prepare: calls.prepare,
    async enter(next, recoveryCodes) {
      await adopt(tab, next, recoveryCodes);
      tab.tabs.notify({ type: 'token', token: next });
    },
    onStep: state.showStep,
  });
  const tabs = openTabs((message) => handleMessage(tab, message));
  const tab: TabSession = { token, state, calls, tabs, forgetStep };
  state.subscribe(() => {
    const isOpen = state.isOpen();
    if (isOpen) forgetStep();
    tabs.hold(isOpen);
  });

  return {
    ...signIn,
    state: state.get,
    subscribe: state.subscribe,
    recoveryCodesSaved: state.recoveryCodesSaved,
    prepare: calls.prepare,
    extend: calls.extend,
    hasToken: () => token.get() !== undefined,
    giveUp: () => giveUp(tab, 'expired'),
    async restore() {
      const kept = token.get() ?? (await tabs.askForToken());
      if (!kept) {
        if (token.wasWaiting()) state.end('expired');
        token.endWait(false);
        return;
      }
      await adopt(tab, kept).catch((error: unknown) => {
        const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
        if (!isRefused) throw error;
        end(tab, 'expired');
      });
    },
    signOut() {
      const ended = token.get();
      end(tab, 'signedOut');
      if (ended)
        calls
          .prepare()
          .then((made) => made.signOut(ended))
          .catch(() => undefined);
    },
    close() {
      calls.life()?.close();
      tabs.close();
    },
  };
}
