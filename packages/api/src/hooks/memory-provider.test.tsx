import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createClient } from '../client/index.ts';
import { applicationList, deleteApplication } from '../contract/index.ts';
import { buildApplication, MemoryRefusal, memoryProvider } from '../fixtures/index.ts';
import { ClientProvider, useApplications, useDeleteApplication } from './index.ts';

test('hooks read and write against a provider in memory', async () => {
  let drafts = [buildApplication({ id: 'A1' }), buildApplication({ id: 'A2' })];
  const provider = memoryProvider()
    .on(applicationList, () => drafts)
    .on(deleteApplication, ({ body }) => {
      if (body.id === 'A2') throw new MemoryRefusal(409, 'Sudah dikirim');
      drafts = drafts.filter(({ id }) => id !== body.id);
      return { message: 'Terhapus' };
    });
  const client = createClient({ fetch: provider.fetch });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ClientProvider client={client} user="importir">
      {children}
    </ClientProvider>
  );

  const { result } = renderHook(() => ({ list: useApplications(), remove: useDeleteApplication() }), {
    wrapper,
  });
  await waitFor(() => expect(result.current.list.data).toHaveLength(2));
  await act(() => result.current.remove.run('A1'));
  await waitFor(() => expect(result.current.list.data).toMatchObject([{ id: 'A2' }]));
  await act(() => expect(result.current.remove.run('A2')).rejects.toThrow('Sudah dikirim'));
});
