import { expect, it } from 'vitest';
import { createAccountDrafts, type KeyValueStore, type StoredDraft } from './account-drafts.ts';

const key = (fill: number) => btoa(String.fromCharCode(...new Uint8Array(32).fill(fill)));
const day = 24 * 3_600_000;
const draft = { id: 'a', version: 1, savedAt: '2026-03-02T01:00:00.000Z', values: { nomor: '118' } };

function memoryStore(): KeyValueStore & { readonly items: Map<string, StoredDraft> } {
  const items = new Map<string, StoredDraft>();
  return {
    items,
    get: async (name) => items.get(name),
    set: async (name, draft) => void items.set(name, draft),
    keys: async () => [...items.keys()],
    remove: async (names) => {
      for (const name of names) items.delete(name);
    },
  };
}

it('gives a form back what it saved, after a reload too', async () => {
  const store = memoryStore();
  await createAccountDrafts({ account: 'importir', draftKey: key(1), store }).save('header', draft);
  const reloaded = createAccountDrafts({ account: 'importir', draftKey: key(1), store });
  expect(await reloaded.load('header')).toEqual([draft]);
  expect(await reloaded.load('dokap')).toEqual([]);
});

it.each([
  ['another account', 'tps', key(1)],
  ['another key', 'importir', key(2)],
  ['no key', 'importir', undefined],
  ['a key of a wrong length', 'importir', btoa('pendek')],
])('shows nothing to %s', async (_, account, draftKey) => {
  const store = memoryStore();
  await createAccountDrafts({ account: 'importir', draftKey: key(1), store }).save('header', draft);
  expect(await createAccountDrafts({ account, draftKey, store }).load('header')).toEqual([]);
});

it('saves nothing without a key', async () => {
  const store = memoryStore();
  await createAccountDrafts({ account: 'importir', draftKey: undefined, store }).save('header', draft);
  expect(store.items.size).toBe(0);
});

it('forgets after seven days', async () => {
  const store = memoryStore();
  let now = 0;
  const drafts = createAccountDrafts({ account: 'importir', draftKey: key(1), store, now: () => now });
  await drafts.save('header', draft);
  now = 7 * day;
  expect(await drafts.load('header')).toHaveLength(1);
  now += 1;
  expect(await drafts.load('header')).toEqual([]);
  await drafts.eraseOld();
  expect(store.items.size).toBe(0);
});

it('erases the drafts of the account that signs out, and only those; a late save changes nothing', async () => {
  const store = memoryStore();
  const drafts = createAccountDrafts({ account: 'importir', draftKey: key(1), store });
  const others = createAccountDrafts({ account: 'importir2', draftKey: key(2), store });
  await Promise.all([
    drafts.save('header', draft),
    drafts.save('dokap', draft),
    others.save('header', draft),
  ]);
  const late = drafts.save('header', draft);
  await drafts.eraseAll();
  await late;
  expect([...store.items.keys()]).toEqual(['importir2/header#a']);
});

it('keeps the drafts of several visits apart, and those of a form apart from those of its records', async () => {
  const store = memoryStore();
  const drafts = createAccountDrafts({ account: 'importir', draftKey: key(1), store });
  const later = { ...draft, id: 'b', values: { nomor: '119' } };
  await drafts.save('dokap', draft);
  await drafts.save('dokap', later);
  await drafts.save('dokap/7', draft);
  expect(await drafts.load('dokap')).toEqual([draft, later]);
  await drafts.remove('dokap', 'a');
  expect(await drafts.load('dokap')).toEqual([later]);
  expect(await drafts.load('dokap/7')).toEqual([draft]);
});

it('knows whether signing out would erase something that its account can read', async () => {
  const store = memoryStore();
  const drafts = createAccountDrafts({ account: 'importir', draftKey: key(1), store });
  await createAccountDrafts({ account: 'importir', draftKey: key(2), store }).save('header', draft);
  await createAccountDrafts({ account: 'importir2', draftKey: key(1), store }).save('header', draft);
  expect(await drafts.hasAny()).toBe(false);
  await drafts.save('dokap/7', draft);
  expect(await drafts.hasAny()).toBe(true);
  await drafts.eraseAll();
  expect(await drafts.hasAny()).toBe(false);
});
