import { createTestServer, solveCaptcha, type TestServer } from '@pabean/server/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createClient } from '../client/index.ts';
import { buildRegistration } from '../fixtures/index.ts';
import { ClientProvider, useRegister } from './index.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

test('the mail call of a registration has the documented fields, and never the password', async () => {
  const sent: Record<string, unknown>[] = [];
  const client = createClient({
    fetch: (url, init) => {
      if (String(url).includes('bc/mail/')) sent.push(JSON.parse(String(init?.body)));
      return server.send(String(url), init ?? {});
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ClientProvider client={client} user={undefined}>
      {children}
    </ClientProvider>
  );
  const { result } = renderHook(useRegister, { wrapper });
  const registration = buildRegistration({ captcha: await solveCaptcha(server) });
  await act(() => result.current.run(registration));
  await waitFor(() => expect(sent).toHaveLength(1));
  const [body = {}] = sent;
  expect(Object.keys(body).sort()).toEqual(
    [
      ...['page', 'subject', 'data', 'email', 'nama', 'peralamat', 'peremail', 'dafnama', 'dafalamat'],
      ...['dafnotelp', 'dafemail', 'username', 'npwp'],
    ].sort(),
  );
  expect(JSON.stringify(body)).not.toContain(registration.password);
});
