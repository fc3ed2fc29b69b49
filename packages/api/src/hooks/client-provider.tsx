import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ApiError, type Client } from '../client/index.ts';

interface Session {
  readonly client: Client;
  readonly user: string | undefined;
}

const SessionContext = createContext<Session | undefined>(undefined);

/** What {@link ClientProvider} takes. */
export interface ClientProviderProps {
  /** Makes the calls; keep it the same between renders. */
  readonly client: Client;
  /**
   * User name of the signed-in account, which calls name as the acting user. Without one, hooks that need it wait.
   * @default undefined
   */
  readonly user?: string | undefined;
  readonly children: ReactNode;
}

const configuration: SWRConfiguration = {
  provider: () => new Map(),
  // Only a lost connection may mend itself; the client has tried twice already.
  shouldRetryOnError: (error: unknown) => error instanceof ApiError && error.kind === 'network',
  errorRetryCount: 3,
};

/** Gives the hooks below it their client, the acting user and a cache of their own. */
export function ClientProvider({ client, user, children }: ClientProviderProps) {
  const session = useMemo(() => ({ client, user }), [client, user]);
  return (
    <SessionContext value={session}>
      <SWRConfig value={configuration}>{children}</SWRConfig>
    </SessionContext>
  );
}

function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('A hook of @pabean/api needs a ClientProvider above it.');
  return session;
}

/** The client of the provider above. */
export const useClient = (): Client => useSession().client;

/** User name of the signed-in account, or undefined for a visitor. */
export const useActingUser = (): string | undefined => useSession().user;
