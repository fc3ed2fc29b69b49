import type { Draft, DraftStore } from '@pabean/forms';
import { createStore, delMany, get, keys, set } from 'idb-keyval';
import { createCipher, type Sealed } from './cipher.ts';

const livesForMs = 7 * 24 * 3_600_000;

/** A stored draft: the time is readable, the content is encrypted. */
export interface StoredDraft extends Sealed {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** The part of a key-value store that drafts need. */
export interface KeyValueStore {
  readonly get: (key: string) => Promise<StoredDraft | undefined>;
  readonly set: (key: string, draft: StoredDraft) => Promise<void>;
  readonly keys: () => Promise<readonly string[]>;
  readonly remove: (keys: readonly string[]) => Promise<void>;
}

function indexedDbStore(): KeyValueStore {
  const store = createStore('pabean', 'drafts');
  return {
    get: (key) => get<StoredDraft>(key, store),
    set: (key, draft) => set(key, draft, store),
    keys: () => keys<string>(store),
    remove: (names) => delMany([...names], store),
  };
}

/** Options of {@link createAccountDrafts}. */
export interface AccountDraftsOptions {
  /** User name: one account never sees another's drafts. */
  readonly account: string;
  /** The account's key as base64, never stored. Without one nothing is saved. */
  readonly draftKey: string | undefined;
  /**
   * Where drafts are stored.
   * @default the browser's IndexedDB
   */
  readonly store?: KeyValueStore;
  /**
   * Milliseconds since 1970.
   * @default Date.now
   */
  readonly now?: () => number;
}

/** Drafts of one account. */
export interface AccountDrafts extends DraftStore {
  /** Whether this account has drafts here that signing out would erase. */
  readonly hasAny: () => Promise<boolean>;
  /** Erases this account's drafts, for signing out; later saves are ignored. */
  readonly eraseAll: () => Promise<void>;
  /** Erases the drafts of any account that are older than seven days. */
  readonly eraseOld: () => Promise<void>;
}

/** The drafts of one account on this device: encrypted, for seven days. */
export function createAccountDrafts({
  account,
  draftKey,
  store = indexedDbStore(),
  now = Date.now,
}: AccountDraftsOptions): AccountDrafts {
  const prefix = `${account}/`;
  const cipher = draftKey ? createCipher(draftKey).catch(() => undefined) : Promise.resolve(undefined);
  let erased = false;

  // Neither a user name nor the key of a form contains the character between key and id.
  const nameOf = (form: string, id: string) => `${prefix}${form}#${id}`;
  const namesFrom = async (start: string) => (await store.keys()).filter((name) => name.startsWith(start));
  const isOld = (stored: StoredDraft | undefined) => now() - (stored?.savedAt ?? 0) > livesForMs;

  async function open(name: string): Promise<Draft<unknown>[]> {
    const [key, stored] = await Promise.all([cipher, store.get(name)]);
    if (!key || !stored || isOld(stored)) return [];
    return key.open(name, stored).then(
      (draft) => [draft as Draft<unknown>],
      () => [],
    );
  }

  return {
    async load(form) {
      const names = await namesFrom(nameOf(form, ''));
      return (await Promise.all(names.map(open))).flat();
    },

    async save(form, draft) {
      const key = await cipher;
      if (!key || erased) return;
      const name = nameOf(form, draft.id);
      const sealed = await key.seal(name, draft);
      if (!erased) await store.set(name, { ...sealed, savedAt: now() });
    },

    remove: (form, id) => store.remove([nameOf(form, id)]),

    hasAny: async () => (await Promise.all((await namesFrom(prefix)).map(open))).flat().length > 0,

    async eraseAll() {
      erased = true;
      await store.remove(await namesFrom(prefix));
    },

    async eraseOld() {
      const names = await store.keys();
      const stored = await Promise.all(names.map((name) => store.get(name)));
      const old = names.filter((_, index) => isOld(stored[index]));
      if (old.length > 0) await store.remove(old);
    },
  };
}
