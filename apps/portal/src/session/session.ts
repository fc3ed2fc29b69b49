import { ApiError, type Client, type ClientOptions } from '@pabean/api/client';
import type { Credentials, SessionUser, TwoFactorSetup } from '@pabean/api/contract';
import { currentDisplay } from '../display/display.ts';
import type { SessionCalls, SignInTyped } from './calls.ts';
import type { GivenCode, SecondStep, SecondSteps, StepAnswer, StepEnd } from './second-step.ts';
import type { Ending, SessionLife } from './session-life.ts';
import { openTabs, type SessionEnd, type TabMessage } from './tabs.ts';
import { createTokenStore } from './token-store.ts';

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

/** How signing in went on: to the portal, or to a second step. */
export type SignInResult = 'signedIn' | 'setupRequired' | 'codeRequired';

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

/** Whoever is online and gets no code has a portal from before a release; `codeFailure` would weigh too much for the login. */
function failFetching(cause: unknown): never {
  const kind = navigator.onLine ? 'contract' : 'network';
  throw new ApiError('Code that signing in needs could not be fetched', { kind, cause });
}

/** How often the other tabs are told that the session is used, in milliseconds. */
const tellEvery = 10_000;

/** Makes the session of this tab. Nothing is asked before `restore`. */
export function createSession({ storage, ...options }: SessionOptions = {}): Session {
  const token = createTokenStore(storage);
  const listeners = new Set<() => void>();
  const tabs = openTabs(hear);
  let state: SessionState = {};
  let calls: Promise<SessionCalls> | undefined;
  let steps: SecondSteps | undefined;
  /** The token of a page whose session is over, and whether somebody signed in again. */
  let over: { readonly token: string; readonly renewed: PromiseWithResolvers<boolean> } | undefined;
  let toldAt = 0;
  /** Watches over the session's end; there is none before the calls. */
  let life: SessionLife | undefined;

  function prepare() {
    calls ??= Promise.all([import('./calls.ts'), import('./session-life.ts')]).then(
      ([{ createCalls }, { createSessionLife }]) => {
        life ??= createSessionLife({
          onEnding(ending) {
            const { ending: _, ...others } = state;
            become({ ...others, ...(ending && { ending }) });
          },
          onEnd: () => finish('expired'),
          extend,
        });
        return createCalls({
          ...options,
          // Calls of a page whose session is over wait for the next one.
          token: () => token.get() ?? over?.token,
          language: () => currentDisplay().language,
          onUnauthenticated: () => {
            finish('expired');
            return over?.renewed.promise;
          },
          onAlive: noteUse,
        });
      },
      (cause: unknown) => {
        calls = undefined;
        failFetching(cause);
      },
    );
    return calls;
  }

  /** The page that waits for somebody to sign in again, if there is one. */
  const waiting = (): SessionState =>
    over && state.signedIn ? { signedIn: state.signedIn, locked: true } : {};

  function become(next: SessionState) {
    state = next;
    const isOpen = next.signedIn !== undefined && !next.locked;
    if (isOpen) steps?.forget();
    tabs.hold(isOpen);
    for (const listener of listeners) listener();
  }

  function noteUse() {
    const own = token.get();
    const now = Date.now();
    life?.used(now);
    if (own === undefined || now - toldAt < tellEvery) return;
    toldAt = now;
    tabs.tell({ type: 'used', token: own, at: now });
  }

  async function extend() {
    return (await prepare()).extend();
  }

  /** The page of a session that expired stays; one that somebody signed out of does not. */
  function finish(end: SessionEnd, spread = true) {
    const ended = token.get();
    if (ended === undefined) return;
    token.set(undefined);
    life?.stop();
    const { signedIn } = state;
    if (end === 'expired' && signedIn) {
      over = { token: ended, renewed: Promise.withResolvers() };
      token.setOver(true);
      become(waiting());
    } else become({ end });
    if (spread) tabs.tell({ type: 'ended', token: ended, end });
  }

  /** Nobody goes on with the page of a session that is over. */
  function giveUp(end: SessionEnd) {
    over?.renewed.resolve(false);
    over = undefined;
    token.setOver(false);
    steps?.forget();
    become({ end });
  }

  async function adopt(next: string, recoveryCodes?: readonly string[]) {
    token.set(next);
    const { client, me } = await prepare();
    const user = await me(next).catch((error: unknown) => {
      // Whoever tries again types the password again; the page still waits.
      if (over) token.set(undefined);
      throw error;
    });
    if (token.get() !== next) return;
    const { signedIn } = state;
    // Nothing changes for the page of the same account: what is on it goes on.
    const isSame = signedIn !== undefined && signedIn.user.username === user.username;
    become({ signedIn: isSame ? signedIn : { user, client }, ...(recoveryCodes && { recoveryCodes }) });
    over?.renewed.resolve(isSame);
    over = undefined;
    token.setOver(false);
    life?.begin(user);
  }

  /** The session of a sign-in in this tab: the others hear of it. */
  async function enter(next: string, recoveryCodes?: readonly string[]) {
    await adopt(next, recoveryCodes);
    tabs.tell({ type: 'token', token: next });
  }

  async function begin(credentials: Credentials, answer: StepAnswer) {
    const [made, { createSecondSteps }] = await Promise.all([
      prepare(),
      import('./second-step.ts').catch(failFetching),
    ]);
    steps ??= createSecondSteps(made, {
      onChange: (step, end) => become({ ...waiting(), ...(step ? { step } : end && { end }) }),
      adopt: enter,
    });
    steps.begin(credentials, answer);
  }

  /** The second step that is due. */
  function due(): SecondSteps {
    if (!steps) throw new ApiError('No second step is due', { kind: 'contract' });
    return steps;
  }

  function hear(message: TabMessage) {
    const own = token.get();
    if (message.type === 'ask' && own && state.signedIn) tabs.tell({ type: 'token', token: own });
    if (message.type === 'used' && message.token === own) life?.used(message.at);
    if (message.type === 'ended' && message.token === own) finish(message.end, false);
    if (message.type === 'ended' && message.token === over?.token && message.end === 'signedOut')
      giveUp('signedOut');
    if (message.type === 'token' && !own) adopt(message.token).catch(() => token.set(undefined));
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasToken: () => token.get() !== undefined,
    async restore() {
      const kept = token.get() ?? (await tabs.askForToken());
      if (!kept) {
        if (token.wasOver()) become({ end: 'expired' });
        token.setOver(false);
        return;
      }
      await adopt(kept).catch((error: unknown) => {
        const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
        if (!isRefused) throw error;
        finish('expired');
      });
    },
    prepare,
    async signIn({ captcha, ...credentials }) {
      const answer = await (await prepare()).signIn({ ...credentials, ...(captcha && { captcha }) });
      // What is due counts before a token that comes along: that one is then for the second step.
      if (answer.codeRequired || answer.setupRequired) {
        await begin(credentials, answer);
        return answer.codeRequired ? 'codeRequired' : 'setupRequired';
      }
      if (!answer.token)
        throw new ApiError('Signing in gave neither a token nor a second step', { kind: 'contract' });
      await enter(answer.token);
      return 'signedIn';
    },
    loadSetup: async () => due().loadSetup(),
    confirmCode: async (code) => due().confirm(code),
    leaveStep(end) {
      if (steps) steps.leave(end);
      else if (end) become({ end });
    },
    keptRecoveryCodes() {
      const { recoveryCodes: _, ...rest } = state;
      become(rest);
    },
    extend,
    giveUp: () => giveUp('expired'),
    signOut() {
      const ended = token.get();
      finish('signedOut');
      if (ended)
        prepare()
          .then((made) => made.signOut(ended))
          .catch(() => undefined);
    },
    close() {
      life?.close();
      tabs.close();
    },
  };
}
