import { createTestServer, type TestServer } from '@pabean/server/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createClient } from '../../client/index.ts';
import { buildPermitHeader } from '../../fixtures/index.ts';
import { ClientProvider, useSaveApplication } from '../index.ts';

/** A server for one test, and its received requests. */
export interface TestProvider {
  readonly server: TestServer;
  /** `METHOD path` of every request so far. */
  readonly requests: string[];
  /** Drops the next response, after the server has handled the request. */
  loseNextAnswer(): void;
  /** The provider component for a signed-in account, or for a visitor with an optional tab key. */
  providerFor(username: string | undefined, visitor?: string): Promise<Wrapper>;
}

type Wrapper = (props: { children: ReactNode }) => ReactNode;

/** Starts the server; close it when done. */
export async function openTestProvider(): Promise<TestProvider> {
  const server = await createTestServer();
  const requests: string[] = [];
  let losing = false;
  async function providerFor(username: string | undefined, visitor?: string) {
    const token = username && (await server.signIn(username));
    const client = createClient({
      token: () => token,
      ...(visitor && { visitor: () => visitor }),
      fetch: async (url, init) => {
        requests.push(`${init.method} ${url}`);
        const answer = await server.app.request(url, init);
        if (!losing) return answer;
        losing = false;
        throw new TypeError('Failed to fetch');
      },
    });
    return ({ children }: { children: ReactNode }) => (
      <ClientProvider client={client} user={username}>
        {children}
      </ClientProvider>
    );
  }
  const loseNextAnswer = () => {
    losing = true;
  };
  return { server, requests, loseNextAnswer, providerFor };
}

/** Creates a draft and returns its id; the requests for that are not recorded. */
export async function draftOf(
  testProvider: TestProvider,
  wrapper: Wrapper,
  header = buildPermitHeader(),
): Promise<string> {
  const { result, unmount } = renderHook(() => useSaveApplication(), { wrapper });
  const saved = await act(() => result.current.run(header));
  unmount();
  testProvider.requests.length = 0;
  return saved.id;
}
