import { type Client, type ClientOptions, createClient } from '@pabean/api/client';
import { type Credentials, me, type SessionUser, signIn, signOut } from '@pabean/api/contract';
import { tabKey } from './tab-key.ts';

/** The calls of a session, and the client for its pages. */
export interface SessionCalls {
  readonly client: Client;
  /** With the code and the token of the second step, where one is due. */
  readonly signIn: (typed: SignInTyped, token?: string) => ReturnType<typeof enter>;
  /** The account of a token, whatever session this tab has. */
  readonly me: (token: string) => Promise<SessionUser>;
  /** The same with the session's token: its idle time starts again. */
  readonly extend: () => Promise<unknown>;
  /** Ends the session of a token that this tab no longer uses. */
  readonly signOut: (token: string) => Promise<unknown>;
}

/** Form values of signing in. */
export type SignInTyped = Credentials & Partial<Record<'otp' | 'recoveryCode' | 'captcha', string>>;

const enter = (client: Client, body: SignInTyped, token?: string) =>
  client.call(signIn, { body }, token === undefined ? {} : { token });

/** The client with its contract. A separate module, so that the first paint of the login does not wait for it. */
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
