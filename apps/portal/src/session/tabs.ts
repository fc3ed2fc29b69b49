/** Why a session is over: the server no longer takes it, or somebody signed out. */
export type SessionEnd = 'expired' | 'signedOut';

/** What the tabs of one browser tell each other. */
export type TabMessage =
  | { readonly type: 'ask' }
  | { readonly type: 'token'; readonly token: string }
  | { readonly type: 'used'; readonly token: string; readonly at: number }
  | { readonly type: 'ended'; readonly token: string; readonly end: SessionEnd };

const name = 'pabean.session';
const answerWithinMs = 300;
/** How often the other tabs hear that the session is used, in milliseconds. */
const tellEvery = 10_000;

/** Who holds a lock: as `public/first-paint.js` asked before this code was here, or asked now. */
const locksNow = (): Promise<LockManagerSnapshot> | undefined =>
  (globalThis as { pabeanLocks?: Promise<LockManagerSnapshot> }).pabeanLocks ?? navigator.locks?.query();

/** The other tabs of this browser. A tab with a session holds a shared lock, so that a new tab knows whether to ask. */
export function openTabs(onMessage: (message: TabMessage) => void) {
  const channel = new BroadcastChannel(name);
  let release: (() => void) | undefined;
  let toldAt = 0;
  const tell = (message: TabMessage) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);

  return {
    tell,

    tellUse(token: string, at: number) {
      if (at - toldAt < tellEvery) return;
      toldAt = at;
      tell({ type: 'used', token, at });
    },

    /** Holds the lock while this tab has a session. */
    hold(signedIn: boolean) {
      release?.();
      release = undefined;
      if (!signedIn) return;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      navigator.locks?.request(name, { mode: 'shared' }, () => held).catch(() => undefined);
    },

    /** The token of a tab that is signed in, if there is one. */
    async askForToken(): Promise<string | undefined> {
      const { held = [] } = (await locksNow()) ?? {};
      if (!held.some((lock) => lock.name === name)) return undefined;
      return new Promise((resolve) => {
        const asking = new BroadcastChannel(name);
        const finish = (token?: string) => {
          asking.close();
          resolve(token);
        };
        const timer = setTimeout(finish, answerWithinMs);
        asking.onmessage = ({ data }: MessageEvent<TabMessage>) => {
          if (data.type !== 'token') return;
          clearTimeout(timer);
          finish(data.token);
        };
        asking.postMessage({ type: 'ask' } satisfies TabMessage);
      });
    },

    close() {
      release?.();
      channel.close();
    },
  };
}
