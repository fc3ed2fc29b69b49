import { ApiError, type ClientOptions } from '@pabean/api/client';
import type { Credentials, TwoFactorSetup } from '@pabean/api/contract';
import { currentDisplay } from '../display/display.ts';
import type { SessionCalls, SignInTyped } from './calls.ts';
import { createLateCalls } from './late-calls.ts';
import type { GivenCode } from './second-step.ts';
import { createSessionState, type SessionState } from './session-state.ts';
import { createSignIn, type SignInResult } from './sign-in.ts';
import { adopt, end, giveUp, hear, type TabSession } from './tab-session.ts';
import { openTabs } from './tabs.ts';
import { createTokenStore } from './token-store.ts';

/** Options of {@link createSession}. */
export interface SessionOptions extends Pick<ClientOptions, 'fetch' | 'baseURL'> {
  /**
   * Where the token is kept.
   * @default sessionStorage
   */
  readonly storage?: () => Storage;
}

/** This tab's session, outside of components. */
export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether there is a session to take up. */
  readonly hasToken: () => boolean;
  /**
   * Takes up the session of before a reload, or of another tab.
   * @throws {ApiError} when the server did not say whose it is; the token is kept
   */
  readonly restore: () => Promise<void>;
  /** Fetches the code that signing in needs; called when somebody begins to type. */
  readonly prepare: () => Promise<SessionCalls>;
  /**
   * Signs in with a password. Where more is due, `state().step` says what, and `confirmCode` does it: on a page, in a
   * dialog, wherever somebody is asked.
   * @throws {ApiError} when the server refused or gave no answer
   */
  readonly signIn: (typed: Credentials & Pick<SignInTyped, 'captcha'>) => Promise<SignInResult>;
  /**
   * What an authenticator app is set up with, asked for once in a second step.
   * @throws {ApiError} as `signIn` does
   */
  readonly loadSetup: () => Promise<TwoFactorSetup>;
  /**
   * Does the second step with a code. Recovery codes that come with it stand in `state().recoveryCodes`.
   * @throws {ApiError} as `signIn` does; when the step itself is over, `state().step` is gone
   */
  readonly confirmCode: (code: GivenCode) => Promise<void>;
  /** Gives the second step up; 'lost' where a page finds none. */
  readonly leaveStep: (end?: 'stepLost') => void;
  /** The recovery codes have been kept. */
  readonly keptRecoveryCodes: () => void;
  /** Puts the end of an idle session off, in all tabs. @throws {ApiError} when the server gave no answer */
  readonly extend: () => Promise<unknown>;
  /** Ends the session here, in the other tabs and on the server. */
  readonly signOut: () => void;
  /** Gives up the page of a session that is over. */
  readonly giveUp: () => void;
  /** Stops listening to the other tabs. */
  readonly close: () => void;
}

/** Makes the session of this tab. Nothing is asked before `restore`. */
export function createSession({ storage, ...options }: SessionOptions = {}): Session {
  const token = createTokenStore(storage);
  const state = createSessionState();
  const calls = createLateCalls(
    {
      ...options,
      // Calls of a page whose session is over wait for the next one.
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
        if (own !== undefined) tab.tabs.tellUse(own, at);
      },
    },
    { onEnding: state.showEnding, onEnd: () => end(tab, 'expired') },
  );
  const { forgetStep, ...signIn } = createSignIn({
    prepare: calls.prepare,
    async enter(next, recoveryCodes) {
      await adopt(tab, next, recoveryCodes);
      tab.tabs.tell({ type: 'token', token: next });
    },
    onStep: state.showStep,
  });
  const tabs = openTabs((message) => hear(tab, message));
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
    keptRecoveryCodes: state.keptRecoveryCodes,
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
