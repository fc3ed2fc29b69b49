import type { ReactNode } from 'react';
import { type ForeignProvider, startForeignProvider } from '../../../../../tools/foreign-provider/index.ts';
import { createClient } from '../../client/index.ts';
import { ClientProvider } from '../index.ts';

/** The visitor key of this tab. */
export const visitorKey = '00112233445566778899aabbccddeeff';

/** Another provider for one test, called over HTTP. */
export interface OtherProvider {
  readonly provider: ForeignProvider;
  /** `METHOD path` of every request so far. */
  requests(): string[];
  /** The provider component for an account, or for a visitor. */
  providerFor(username: string | undefined): (props: { children: ReactNode }) => ReactNode;
}

/** Starts another provider; close it when done. */
export async function openOtherProvider(): Promise<OtherProvider> {
  const provider = await startForeignProvider();
  return {
    provider,
    requests: () => provider.seen.map(({ method, path }) => `${method} ${path}`),
    providerFor(username) {
      const token = username && provider.signIn(username);
      const client = createClient({
        baseURL: provider.baseURL,
        token: () => token,
        visitor: () => visitorKey,
      });
      return ({ children }: { children: ReactNode }) => (
        <ClientProvider client={client} user={username}>
          {children}
        </ClientProvider>
      );
    },
  };
}
