import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DraftBanner } from './draft-banner.tsx';
import type { Draft, DraftStore } from './draft-store.ts';
import { useDraft } from './use-draft.ts';

/** A store in memory. */
function createStore(drafts = new Map<string, Draft<unknown>>()) {
  const store: DraftStore = {
    load: async (key) => drafts.get(key),
    save: async (key, draft) => void drafts.set(key, draft),
    remove: async (key) => void drafts.delete(key),
  };
  return { store, drafts };
}

function Example({ store, version = 1 }: { store: DraftStore; version?: number }) {
  const form = useForm({ defaultValues: { name: '' } });
  const draft = useDraft<{ name: string }>({ key: 'contoh', store, version, form });
  return (
    <form>
      <DraftBanner draft={draft} />
      <input aria-label="Nama" {...form.register('name')} />
      <button type="button" onClick={draft.finish}>
        Simpan
      </button>
      <p>{draft.savedAt ? 'tersimpan' : ''}</p>
    </form>
  );
}

const old: Draft<unknown> = { version: 1, savedAt: '2026-03-02T01:00:00Z', values: { name: 'Rina' } };
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nama' });
const kept = (drafts: Map<string, Draft<unknown>>) => drafts.get('contoh')?.values;

beforeEach(() => vi.restoreAllMocks());

describe('what is typed', () => {
  test('is kept soon after the last change', async () => {
    const { store, drafts } = createStore();
    render(<Example store={store} />);
    await userEvent.type(field(), 'Rina');
    await waitFor(() => expect(kept(drafts)).toEqual({ name: 'Rina' }));
    expect(await screen.findByText('tersimpan')).toBeDefined();
  });

  test('is kept at once when the page is left', async () => {
    const { store, drafts } = createStore();
    render(<Example store={store} />);
    await userEvent.type(field(), 'Ri');
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await Promise.resolve();
    expect(kept(drafts)).toEqual({ name: 'Ri' });
  });

  test('is kept at once when the form goes away', async () => {
    const { store, drafts } = createStore();
    const { unmount } = render(<Example store={store} />);
    await userEvent.type(field(), 'Ri');
    unmount();
    await waitFor(() => expect(kept(drafts)).toEqual({ name: 'Ri' }));
  });

  test('is forgotten when the form was saved', async () => {
    const { store, drafts } = createStore();
    const { unmount } = render(<Example store={store} />);
    await userEvent.type(field(), 'Ri');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    unmount();
    expect(drafts.size).toBe(0);
  });

  test('is forgotten even when the page was left first and the store is slow', async () => {
    const { store, drafts } = createStore();
    const slow = Promise.withResolvers<void>();
    const save: DraftStore['save'] = async (key, draft) => {
      await slow.promise;
      await store.save(key, draft);
    };
    render(<Example store={{ ...store, save }} />);
    await userEvent.type(field(), 'Ri');
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    slow.resolve();
    await waitFor(() => expect(document.body.textContent).toContain('tersimpan'));
    await waitFor(() => expect(drafts.size).toBe(0));
  });

  test('nothing is kept of a form that nobody touched', () => {
    const { store, drafts } = createStore();
    render(<Example store={store} />).unmount();
    expect(drafts.size).toBe(0);
  });
});

describe('a draft of an earlier visit', () => {
  test('is offered, not forced, and restored on demand', async () => {
    const { store } = createStore(new Map([['contoh', old]]));
    render(<Example store={store} />);
    expect((await screen.findByRole('status')).textContent).toContain('02-03-2026 08.00');
    expect(field().value).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Pulihkan draf' }));
    expect(field().value).toBe('Rina');
    expect(screen.queryByRole('button', { name: 'Pulihkan draf' })).toBeNull();
  });

  test('is gone from the device once discarded', async () => {
    const { store, drafts } = createStore(new Map([['contoh', old]]));
    render(<Example store={store} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Buang draf' }));
    expect(screen.queryByRole('button', { name: 'Pulihkan draf' })).toBeNull();
    expect(drafts.size).toBe(0);
  });

  test('of another shape is dropped', async () => {
    const { store, drafts } = createStore(new Map([['contoh', old]]));
    render(<Example store={store} version={2} />);
    await waitFor(() => expect(drafts.size).toBe(0));
    expect(screen.queryByRole('button', { name: 'Pulihkan draf' })).toBeNull();
  });

  test('that cannot be read leaves the form usable', async () => {
    const broken: DraftStore = {
      load: () => Promise.reject(new Error('no database')),
      save: () => Promise.reject(new Error('no database')),
      remove: () => Promise.reject(new Error('no database')),
    };
    render(<Example store={broken} />);
    await userEvent.type(field(), 'Rina');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(field().value).toBe('Rina');
  });
});
