import type { createLateCalls } from './late-calls.ts';
import type { createSessionState } from './session-state.ts';
import type { openTabs, SessionEnd, TabMessage } from './tabs.ts';
import type { createTokenStore } from './token-store.ts';

/** The parts of a tab's session. */
export interface TabSession {
  readonly token: ReturnType<typeof createTokenStore>;
  readonly state: ReturnType<typeof createSessionState>;
  readonly tabs: ReturnType<typeof openTabs>;
  readonly calls: ReturnType<typeof createLateCalls>;
  /** Drops a pending second step. */
  readonly forgetStep: () => void;
}

/** Makes a token the session of this tab. */
export async function adopt(
  { token, state, calls }: TabSession,
  next: string,
  recoveryCodes?: readonly string[],
): Promise<void> {
  token.set(next);
  const { client, me } = await calls.prepare();
  const user = await me(next).catch((error: unknown) => {
    // To try again, the password has to be typed again; the page still waits.
    if (token.waiting()) token.set(undefined);
    throw error;
  });
  if (token.get() !== next) return;
  const { signedIn } = state.get();
  // The page of the same account stays unchanged.
  const isSame = signedIn !== undefined && signedIn.user.username === user.username;
  state.open(isSame ? signedIn : { user, client }, recoveryCodes);
  token.endWait(isSame);
  calls.life()?.begin(user);
}

/**
 * Ends the session. The page of an expired session stays; the page of a signed-out one does not.
 *
 * @param isOwn Whether the other tabs have to be notified.
 */
export function end({ token, state, tabs, calls }: TabSession, why: SessionEnd, isOwn = true): void {
  const ended = token.get();
  if (ended === undefined) return;
  token.set(undefined);
  calls.life()?.stop();
  if (why === 'expired' && state.get().signedIn) {
    token.wait(ended);
    state.lock();
  } else state.end(why);
  if (isOwn) tabs.notify({ type: 'ended', token: ended, end: why });
}

/** Closes the page of an ended session. */
export function giveUp({ token, state, forgetStep }: TabSession, why: SessionEnd): void {
  token.endWait(false);
  forgetStep();
  state.end(why);
}

/** Handles a message of another tab. */
export function handleMessage(tab: TabSession, message: TabMessage): void {
  const { token, state, tabs, calls } = tab;
  const own = token.get();
  if (message.type === 'ask' && own && state.get().signedIn) tabs.notify({ type: 'token', token: own });
  if (message.type === 'used' && message.token === own) calls.life()?.used(message.at);
  if (message.type === 'ended' && message.token === own) end(tab, message.end, false);
  if (message.type === 'ended' && message.token === token.waiting() && message.end === 'signedOut')
    giveUp(tab, 'signedOut');
  if (message.type === 'token' && !own) adopt(tab, message.token).catch(() => token.set(undefined));
}
