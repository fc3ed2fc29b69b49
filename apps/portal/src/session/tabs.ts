/** Why a session ended: the server no longer accepts it, or the user signed out. */
export type SessionEnd = 'expired' | 'signedOut';

/** Messages between the tabs of one browser. */
export type TabMessage =
  | { readonly type: 'ask' }
  | { readonly type: 'token'; readonly token: string }
  | { readonly type: 'used'; readonly token: string; readonly at: number }
  | { readonly type: 'ended'; readonly token: string; readonly end: SessionEnd };

const name = 'pabean.session';
const answerWithinMs = 300;
/** Interval in which the other tabs are notified of the session's use, in milliseconds. */
const notifyInterval = 10_000;

/** The held locks, queried by `public/first-paint.js` before this code was loaded, or now. */
const locksNow = (): Promise<LockManagerSnapshot> | undefined =>
  (globalThis as { pabeanLocks?: Promise<LockManagerSnapshot> }).pabeanLocks ?? navigator.locks?.query();

/**
 * The other tabs of this browser. A tab with a session holds a shared lock, so that a new tab knows whether to request
 * its token.
 */
export function openTabs(onMessage: (message: TabMessage) => void) {
  const channel = new BroadcastChannel(name);
  let release: (() => void) | undefined;
  let notifiedAt = 0;
  const notify = (message: TabMessage) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);

  return {
    notify,

    notifyUse(token: string, at: number) {
      if (at - notifiedAt < notifyInterval) return;
      notifiedAt = at;
      notify({ type: 'used', token, at });
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

    /** Requests the token of a signed-in tab, if there is one. */
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
