import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInOffice } from '../testing/in-office.tsx';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { DraftBanner } from './draft-banner.tsx';
import type { Draft, DraftStore } from './draft-store.ts';
import { useDraft } from './use-draft.ts';

interface Values {
  name: string;
  file: File | null;
}

interface ExampleProps {
  store: DraftStore;
  version?: number;
  record?: string;
}

function Example({ store, version = 1, record }: ExampleProps) {
  const form = useForm<Values>({ defaultValues: { name: '', file: null } });
  const draft = useDraft<Values>({ form, name: 'contoh', version, location: { store, record } });
  return (
    <form onSubmit={form.handleSubmit(() => undefined)}>
      <DraftBanner draft={draft} />
      <input aria-label="Nama" {...form.register('name')} />
      <button
        type="button"
        onClick={() => form.setValue('file', new File(['x'], 'surat.pdf'), { shouldDirty: true })}
      >
        Pilih berkas
      </button>
      <button type="button" onClick={draft.forget}>
        Simpan
      </button>
      <button
        type="button"
        onClick={async () => {
          await draft.forget();
          form.reset({ name: '', file: null }, { keepFieldsRef: true });
        }}
      >
        Mulai lagi
      </button>
      <p>{form.formState.isDirty ? 'berubah' : 'tetap'}</p>
      <p>{draft.savedAt ? 'tersimpan' : ''}</p>
    </form>
  );
}

const old = {
  version: 1,
  savedAt: '2026-03-02T01:00:00Z',
  values: { name: 'Rina', file: null },
};
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nama' });
const values = (drafts: Map<string, Draft<unknown>>) => [...drafts.values()].map((draft) => draft.values);

beforeEach(() => vi.restoreAllMocks());

describe('what is typed', () => {
  test('is stored soon after the last change', async () => {
    const { store, drafts } = memoryDrafts();
    renderInOffice(<Example store={store} />);
    await userEvent.type(field(), 'Rina');
    await waitFor(() => expect(values(drafts)).toEqual([{ name: 'Rina', file: null }]));
    expect(await screen.findByText('tersimpan')).toBeDefined();
  });

  test('is stored at once when the page is left', async () => {
    const { store, drafts } = memoryDrafts();
    renderInOffice(<Example store={store} />);
    await userEvent.type(field(), 'Ri');
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await Promise.resolve();
    expect(values(drafts)).toEqual([{ name: 'Ri', file: null }]);
  });

  test('is stored at once when the form is sent', async () => {
    const { store, drafts } = memoryDrafts();
    renderInOffice(<Example store={store} />);
    await userEvent.type(field(), 'Ri{Enter}');
    expect(values(drafts)).toEqual([{ name: 'Ri', file: null }]);
  });

  test('is stored at once when the form is unmounted', async () => {
    const { store, drafts } = memoryDrafts();
    const { unmount } = renderInOffice(<Example store={store} />);
    await userEvent.type(field(), 'Ri');
    unmount();
    await waitFor(() => expect(values(drafts)).toEqual([{ name: 'Ri', file: null }]));
  });

  test('is forgotten when the form was saved', async () => {
    const { store, drafts } = memoryDrafts();
    const { unmount } = renderInOffice(<Example store={store} />);
    await userEvent.type(field(), 'Ri');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    unmount();
    expect(drafts.size).toBe(0);
  });

  test('is forgotten even when the page was left first and the store is slow', async () => {
    const { store, drafts } = memoryDrafts();
    const slow = Promise.withResolvers<void>();
    const save: DraftStore['save'] = async (key, draft) => {
      await slow.promise;
      await store.save(key, draft);
    };
    renderInOffice(<Example store={{ ...store, save }} />);
    await userEvent.type(field(), 'Ri');
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    slow.resolve();
    await waitFor(() => expect(document.body.textContent).toContain('tersimpan'));
    await waitFor(() => expect(drafts.size).toBe(0));
  });

  test('is stored again when editing continues after a save', async () => {
    const { store, drafts } = memoryDrafts();
    renderInOffice(<Example store={store} />);
    await userEvent.type(field(), 'Ri');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(drafts.size).toBe(0);
    await userEvent.type(field(), 'na');
    await waitFor(() => expect(values(drafts)).toEqual([{ name: 'Rina', file: null }]));
  });

  test('belongs to the record that is edited', async () => {
    const { store, drafts } = memoryDrafts();
    renderInOffice(<Example store={store} record="7" />);
    await userEvent.type(field(), 'Ri');
    await waitFor(() => expect([...drafts.keys()]).toEqual([expect.stringMatching(/^contoh\/7#/)]));
  });

  test('an untouched form stores nothing', () => {
    const { store, drafts } = memoryDrafts();
    renderInOffice(<Example store={store} />).unmount();
    expect(drafts.size).toBe(0);
  });
});

describe('what is typed in another visit', () => {
  const restoreButtons = () => screen.findAllByRole('button', { name: 'Pulihkan draf' });

  test('does not overwrite an earlier draft whose offer was ignored', async () => {
    const { store, drafts } = memoryDrafts({ contoh: old });
    const { unmount } = renderInOffice(<Example store={store} />);
    await screen.findByRole('button', { name: 'Pulihkan draf' });
    await userEvent.type(field(), 'Siti');
    unmount();
    await waitFor(() => expect(drafts.size).toBe(2));
    renderInOffice(<Example store={store} />);
    expect(await restoreButtons()).toHaveLength(2);
    const description = 'Terakhir diubah 02-03-2026 08.00.';
    expect(screen.getByRole('button', { name: 'Pulihkan draf', description })).toBeVisible();
  });

  test('is a draft of its own in each of two tabs', async () => {
    const { store, drafts } = memoryDrafts();
    const tabs = [1, 2].map((tab) => renderInOffice(<Example key={tab} store={store} />));
    const [one, two] = screen.getAllByRole('textbox', { name: 'Nama' });
    await userEvent.type(one as HTMLElement, 'Rina');
    // The newest is offered first: the timestamps must differ.
    await waitFor(() => expect(drafts.size).toBe(1));
    await userEvent.type(two as HTMLElement, 'Siti');
    for (const { unmount } of tabs) unmount();
    await waitFor(() => expect(drafts.size).toBe(2));
    renderInOffice(<Example store={store} />);
    await userEvent.click((await restoreButtons())[0] as HTMLElement);
    expect(field().value).toBe('Siti');
    await userEvent.click(screen.getByRole('button', { name: 'Pulihkan draf' }));
    expect(field().value).toBe('Rina');
  });

  test('is stored separately when an earlier draft is restored, and offered', async () => {
    const { store } = memoryDrafts({ contoh: old });
    renderInOffice(<Example store={store} />);
    const restore = await screen.findByRole('button', { name: 'Pulihkan draf' });
    await userEvent.type(field(), 'Siti');
    await userEvent.click(restore);
    expect(field().value).toBe('Rina');
    await userEvent.click(screen.getByRole('button', { name: 'Pulihkan draf' }));
    expect(field().value).toBe('Siti');
  });

  test('is forgotten alone when it was saved, and one that is discarded goes alone', async () => {
    const { store, drafts } = memoryDrafts({ contoh: old });
    renderInOffice(<Example store={store} />);
    const discard = await screen.findByRole('button', { name: 'Buang draf' });
    await userEvent.type(field(), 'Siti');
    await waitFor(() => expect(drafts.size).toBe(2));
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(drafts.size).toBe(1));
    await userEvent.type(field(), ' A');
    await waitFor(() => expect(drafts.size).toBe(2));
    await userEvent.click(discard);
    await waitFor(() => expect(values(drafts)).toEqual([{ name: 'Siti A', file: null }]));
  });

  test('a restored draft that nobody changes is still there the next time, once', async () => {
    const { store, drafts } = memoryDrafts({ contoh: old });
    const { unmount } = renderInOffice(<Example store={store} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan draf' }));
    unmount();
    await waitFor(() => expect(drafts.size).toBe(1));
    renderInOffice(<Example store={store} />);
    expect(await screen.findByText(/02-03-2026 08.00/)).toBeDefined();
  });

  test('lets the oldest go when there are more than five, never the newest', async () => {
    const days = [4, 1, 7, 2, 6, 3, 5];
    const { store, drafts } = memoryDrafts({
      contoh: days.map((day) => ({ ...old, savedAt: `2026-03-0${day}T01:00:00Z` })),
    });
    renderInOffice(<Example store={store} />);
    expect(await restoreButtons()).toHaveLength(5);
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('07-03-2026');
    await waitFor(() => expect(drafts.size).toBe(5));
    expect([...drafts.values()].map(({ savedAt }) => savedAt.slice(8, 10)).sort()).toEqual([
      '03',
      '04',
      '05',
      '06',
      '07',
    ]);
  });
});

describe('an empty form', () => {
  test('stores no draft after it was saved, whatever its fields contain', async () => {
    const { store, drafts } = memoryDrafts();
    renderInOffice(<Example store={store} />);
    await userEvent.type(field(), 'Ri');
    await userEvent.click(screen.getByRole('button', { name: 'Mulai lagi' }));
    field().dispatchEvent(new Event('input', { bubbles: true }));
    await userEvent.type(field(), 'x{Backspace}');
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await new Promise((done) => setTimeout(done));
    expect(drafts.size).toBe(0);
  });

  test('takes its draft away when everything was deleted again', async () => {
    const { store, drafts } = memoryDrafts();
    renderInOffice(<Example store={store} />);
    await userEvent.type(field(), 'Ri');
    await waitFor(() => expect(drafts.size).toBe(1));
    await userEvent.clear(field());
    await waitFor(() => expect(drafts.size).toBe(0));
  });
});

describe('a draft of an earlier visit', () => {
  test('is offered, not forced, and restored on demand', async () => {
    const { store } = memoryDrafts({ contoh: old });
    renderInOffice(<Example store={store} />);
    expect((await screen.findByRole('status')).textContent).toContain('02-03-2026 08.00');
    expect(field().value).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Pulihkan draf' }));
    expect(field().value).toBe('Rina');
    expect(screen.queryByRole('button', { name: 'Pulihkan draf' })).toBeNull();
  });

  test('makes the form dirty when it is restored', async () => {
    const { store } = memoryDrafts({ contoh: old });
    renderInOffice(<Example store={store} />);
    expect(screen.getByText('tetap')).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan draf' }));
    expect(await screen.findByText('berubah')).toBeDefined();
  });

  test('with a file reports that it has to be chosen again', async () => {
    const { store, drafts } = memoryDrafts();
    const { unmount } = renderInOffice(<Example store={store} />);
    await userEvent.click(screen.getByRole('button', { name: 'Pilih berkas' }));
    await waitFor(() => expect(values(drafts)).toEqual([{ name: '', file: null }]));
    unmount();
    renderInOffice(<Example store={store} />);
    expect((await screen.findByRole('status')).textContent).toContain(
      'Berkas yang dipilih tidak ikut tersimpan',
    );
  });

  test('is removed from the device once discarded', async () => {
    const { store, drafts } = memoryDrafts({ contoh: old });
    renderInOffice(<Example store={store} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Buang draf' }));
    expect(screen.queryByRole('button', { name: 'Pulihkan draf' })).toBeNull();
    expect(drafts.size).toBe(0);
  });

  test('of another shape is dropped', async () => {
    const { store, drafts } = memoryDrafts({ contoh: old });
    renderInOffice(<Example store={store} version={2} />);
    await waitFor(() => expect(drafts.size).toBe(0));
    expect(screen.queryByRole('button', { name: 'Pulihkan draf' })).toBeNull();
  });

  test('that cannot be read leaves the form usable', async () => {
    const broken: DraftStore = {
      load: () => Promise.reject(new Error('no database')),
      save: () => Promise.reject(new Error('no database')),
      remove: () => Promise.reject(new Error('no database')),
    };
    renderInOffice(<Example store={broken} />);
    await userEvent.type(field(), 'Rina');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(field().value).toBe('Rina');
  });
});
