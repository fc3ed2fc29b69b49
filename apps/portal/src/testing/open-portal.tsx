import type { PermitHeader } from '@pabean/api/contract';
import { buildPermitHeader } from '@pabean/api/fixtures';
import { type OfficeProfile, office020400 } from '@pabean/api/rules';
import { createTestServer, type TestServer } from '@pabean/server/testing';
import { OfficeProvider } from '@pabean/ui/office';
import { render } from '@testing-library/react';
import { openPortal as drawPortal } from '../portal.tsx';
import { createSession } from '../session/session.ts';

/** How a call fails: no answer comes, or the server sends this one. */
export type Trouble = 'offline' | { readonly status: number; readonly message: string };

/** The whole portal in this process, with a separate server. */
export interface TestPortal {
  readonly server: TestServer;
  /** `METHOD path` of every call so far. */
  readonly calls: string[];
  /** Makes calls to a path below the API root fail, until `repair`. */
  readonly breakCalls: (path: string, trouble?: Trouble) => void;
  readonly repair: () => void;
  /** Changes the answers of a path, as another provider might send them. */
  readonly changeAnswers: (path: string, change: (answer: Record<string, unknown>) => unknown) => void;
  /**
   * Opens an address such as `/pengajuan/listpengajuan` for a signed-in account, `importir` by default; null is a
   * visitor.
   */
  readonly open: (address: string, username?: string | null) => Promise<void>;
  readonly close: () => Promise<void>;
}

const refusal = { status: 500, message: 'Terjadi kesalahan di server.' };

/**
 * Starts a server; `close` it when done.
 *
 * @param differing How its office differs from the default one.
 */
export async function startTestPortal(differing: Partial<OfficeProfile> = {}): Promise<TestPortal> {
  const office = { ...office020400, ...differing };
  const server = await createTestServer({ deps: { office } });
  const calls: string[] = [];
  const troubles = new Map<string, Trouble>();
  const changes = new Map<string, (answer: Record<string, unknown>) => unknown>();
  const closing: (() => void)[] = [];

  async function fetchFromServer(url: string | URL | Request, init: RequestInit = {}) {
    const path = String(url).replace(/^.*?\/api\//, '');
    calls.push(`${init.method} ${path}`);
    const trouble = troubles.get(path.replace(/\?.*$/, ''));
    if (trouble === 'offline') throw new TypeError('Failed to fetch');
    if (trouble) return Response.json({ ...trouble, status: 'error' }, { status: trouble.status });
    const answer = await server.send(String(url), init);
    const change = changes.get(path.replace(/\?.*$/, ''));
    return change ? Response.json(change((await answer.json()) as Record<string, unknown>)) : answer;
  }

  async function open(address: string, username: string | null = 'importir') {
    sessionStorage.clear();
    if (username) sessionStorage.setItem('pabean.token', await server.signIn(username));
    location.hash = `#${address}`;
    const session = createSession({ fetch: fetchFromServer });
    closing.push(session.close);
    await session.restore();
    await drawPortal(
      (content) => render(<OfficeProvider office={office}>{content}</OfficeProvider>),
      session,
      false,
    );
  }

  return {
    server,
    calls,
    breakCalls: (path, trouble = refusal) => void troubles.set(path, trouble),
    repair: () => troubles.clear(),
    changeAnswers: (path, change) => void changes.set(path, change),
    open,
    async close() {
      for (const step of closing) step();
      await server.close();
    },
  };
}

/** Creates a draft of `importir` and returns its id. */
export async function addDraft({ server }: TestPortal, header: Partial<PermitHeader> = {}): Promise<string> {
  const token = await server.signIn('importir');
  const body = { ...buildPermitHeader(header), user: 'importir' };
  const { answer } = await server.call('saveApplication', { body }, token);
  if (!answer?.id) throw new Error('The draft was refused.');
  return answer.id;
}
