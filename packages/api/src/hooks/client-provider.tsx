import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ApiError, type Client } from '../client/index.ts';
import { createEarlyCalls, type EarlyCalls } from './early-calls.ts';

interface Caller {
  readonly client: Client;
  readonly user: string | undefined;
  readonly early: EarlyCalls;
}

const CallerContext = createContext<Caller | undefined>(undefined);

/** Props of {@link ClientProvider}. */
export interface ClientProviderProps {
  /** Makes the calls; must be the same between renders. */
  readonly client: Client;
  /**
   * User name of the signed-in account, which calls name as the actor. Without one the hooks belong to a visitor: those
   * that need an account wait, and writes that name the actor throw.
   */
  readonly user?: string | undefined;
  readonly children: ReactNode;
}

const configuration: SWRConfiguration = {
  provider: () => new Map(),
  // Only a lost connection may recover by itself; the client has tried twice already.
  shouldRetryOnError: (error: unknown) => error instanceof ApiError && error.kind === 'network',
  errorRetryCount: 3,
};

/** Provides client, caller and a separate cache to the hooks below it. */
export function ClientProvider({ client, user, children }: ClientProviderProps) {
  const caller = useMemo(() => ({ client, user, early: createEarlyCalls() }), [client, user]);
  return (
    <CallerContext value={caller}>
      <SWRConfig value={configuration}>{children}</SWRConfig>
    </CallerContext>
  );
}

function useCaller(): Caller {
  const caller = useContext(CallerContext);
  if (!caller) throw new Error('A hook of @pabean/api needs a ClientProvider above it.');
  return caller;
}

/** The client of the provider above. */
export const useClient = (): Client => useCaller().client;

/** User name of the signed-in account, or undefined for a visitor. */
export const useActingUser = (): string | undefined => useCaller().user;

/** The calls that components made while they rendered. */
export const useEarlyCalls = (): EarlyCalls => useCaller().early;
