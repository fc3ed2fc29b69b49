import { type Client, type ClientOptions, createClient, randomKey } from '@pabean/api/client';
import { type Credentials, me, type SessionUser, signIn, signOut } from '@pabean/api/contract';

/** What a session asks of the server, and the client that pages ask with. */
export interface SessionCalls {
  readonly client: Client;
  readonly me: () => Promise<SessionUser>;
  readonly signIn: (credentials: Credentials) => ReturnType<typeof enter>;
  /** Ends the session of a token that this tab has already let go of. */
  readonly signOut: (token: string) => Promise<unknown>;
}

const enter = (client: Client, credentials: Credentials) => client.call(signIn, { body: credentials });

/** The client with its contract. A module of its own, so that the first paint of the login does not wait for it. */
export function createCalls(options: ClientOptions): SessionCalls {
  const tabKey = randomKey();
  const client = createClient({ visitor: () => tabKey, ...options });
  return {
    client,
    me: () => client.call(me),
    signIn: (credentials) => enter(client, credentials),
    signOut: (token) => client.call(signOut, {}, { token }),
  };
}
