import { type Client, type ClientOptions, createClient } from '@pabean/api/client';
import { type Credentials, me, type SessionUser, signIn, signOut } from '@pabean/api/contract';
import { tabKey } from './tab-key.ts';

/** What a session asks of the server, and the client that pages ask with. */
export interface SessionCalls {
  readonly client: Client;
  /** With the code and the token of the second step, where that is due. */
  readonly signIn: (typed: SignInTyped, token?: string) => ReturnType<typeof enter>;
  /** Whose token it is, whatever session this tab has. */
  readonly me: (token: string) => Promise<SessionUser>;
  /** The same with the session's token: its idle time begins anew. */
  readonly extend: () => Promise<unknown>;
  /** Ends the session of a token that this tab has already let go of. */
  readonly signOut: (token: string) => Promise<unknown>;
}

/** What somebody types to sign in. */
export type SignInTyped = Credentials & Partial<Record<'otp' | 'recoveryCode' | 'captcha', string>>;

const enter = (client: Client, body: SignInTyped, token?: string) =>
  client.call(signIn, { body }, token === undefined ? {} : { token });

/** The client with its contract. A module of its own, so that the first paint of the login does not wait for it. */
export function createCalls(options: ClientOptions): SessionCalls {
  const visitor = tabKey();
  const client = createClient({ visitor: () => visitor, ...options });
  return {
    client,
    signIn: (typed, stepToken) => enter(client, typed, stepToken),
    me: (token) => client.call(me, {}, { token }),
    extend: () => client.call(me),
    signOut: (token) => client.call(signOut, {}, { token }),
  };
}
