import { type Client, type ClientOptions, createClient, randomKey } from '@pabean/api/client';
import { type Credentials, me, type SessionUser, signIn, signOut } from '@pabean/api/contract';

/** What a session asks of the server, and the client that pages ask with. */
export interface SessionCalls {
  readonly client: Client;
  readonly me: () => Promise<SessionUser>;
  /** With the code and the token of the second step, where that is due. */
  readonly signIn: (typed: Typed, token?: string) => ReturnType<typeof enter>;
  /** Ends the session of a token that this tab has already let go of. */
  readonly signOut: (token: string) => Promise<unknown>;
}

/** What somebody types to sign in. */
type Typed = Credentials & Partial<Record<'otp' | 'recoveryCode', string>>;

const enter = (client: Client, body: Typed, token?: string) =>
  client.call(signIn, { body }, token === undefined ? {} : { token });

/** The client with its contract. A module of its own, so that the first paint of the login does not wait for it. */
export function createCalls(options: ClientOptions): SessionCalls {
  const tabKey = randomKey();
  const client = createClient({ visitor: () => tabKey, ...options });
  return {
    client,
    me: () => client.call(me),
    signIn: (typed, stepToken) => enter(client, typed, stepToken),
    signOut: (token) => client.call(signOut, {}, { token }),
  };
}
