import { ApiError, type Client, type ClientOptions } from '@pabean/api/client';
import type { Credentials, SessionUser } from '@pabean/api/contract';
import { currentDisplay } from '../display/display.ts';
import type { SessionCalls } from './calls.ts';
import { openTabs, type SessionEnd, type TabMessage } from './tabs.ts';
import { createTokenStore } from './token-store.ts';

/** What is known about who uses this tab. */
export interface SessionState {
  /** The account, and the client that makes calls with its token. */
  readonly signedIn?: { readonly user: SessionUser; readonly client: Client };
  /** Why the last session is over, until the next one begins. */
  readonly end?: SessionEnd;
}

/** How signing in went on: to the portal, or to a second step that this portal does not have yet. */
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
  /** @throws {ApiError} when the server refused or gave no answer */
  readonly signIn: (credentials: Credentials) => Promise<SignInResult>;
  /** Ends the session here, in the other tabs and on the server. */
  readonly signOut: () => void;
  /** Stops listening to the other tabs. */
  readonly close: () => void;
}

/** Makes the session of this tab. Nothing is asked before `restore`. */
export function createSession({ storage, ...options }: SessionOptions = {}): Session {
  const token = createTokenStore(storage);
  const listeners = new Set<() => void>();
  const tabs = openTabs(hear);
  let state: SessionState = {};
  let calls: Promise<SessionCalls> | undefined;

  function prepare() {
    calls ??= import('./calls.ts').then(
      ({ createCalls }) =>
        createCalls({
          ...options,
          token: token.get,
          language: () => currentDisplay().language,
          onUnauthenticated: () => finish('expired'),
        }),
      (cause: unknown) => {
        calls = undefined;
        throw new ApiError('The code of the client could not be fetched', { kind: 'network', cause });
      },
    );
    return calls;
  }

  function become(next: SessionState) {
    state = next;
    tabs.hold(next.signedIn !== undefined);
    for (const listener of listeners) listener();
  }

  function finish(end: SessionEnd, spread = true) {
    const ended = token.get();
    if (ended === undefined) return;
    token.set(undefined);
    become({ end });
    if (spread) tabs.tell({ type: 'ended', token: ended, end });
  }

  async function adopt(next: string) {
    token.set(next);
    const { client, me } = await prepare();
    const user = await me();
    if (token.get() === next) become({ signedIn: { user, client } });
  }

  function hear(message: TabMessage) {
    const own = token.get();
    if (message.type === 'ask' && own && state.signedIn) tabs.tell({ type: 'token', token: own });
    if (message.type === 'ended' && message.token === own) finish(message.end, false);
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
      if (!kept) return;
      await adopt(kept).catch((error: unknown) => {
        const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
        if (!isRefused) throw error;
        finish('expired');
      });
    },
    prepare,
    async signIn(credentials) {
      const answer = await (await prepare()).signIn(credentials);
      if (answer.token) {
        await adopt(answer.token);
        tabs.tell({ type: 'token', token: answer.token });
        return 'signedIn';
      }
      if (answer.codeRequired) return 'codeRequired';
      if (answer.setupRequired) return 'setupRequired';
      throw new ApiError('Signing in gave neither a token nor a second step', { kind: 'contract' });
    },
    signOut() {
      const ended = token.get();
      finish('signedOut');
      if (ended)
        prepare()
          .then((made) => made.signOut(ended))
          .catch(() => undefined);
    },
    close: tabs.close,
  };
}
