import type { Draft, DraftStore } from '@pabean/forms';
import { createStore, delMany, get, keys, set } from 'idb-keyval';
import { createCipher, type Sealed } from './cipher.ts';

const livesForMs = 7 * 24 * 3_600_000;

/** A draft as it lies on the device: when it was saved can be read, what it says cannot. */
export interface KeptDraft extends Sealed {
  readonly savedAt: number;
}

/** Where drafts lie: a small part of a key-value store. */
export interface Shelf {
  readonly get: (key: string) => Promise<KeptDraft | undefined>;
  readonly set: (key: string, draft: KeptDraft) => Promise<void>;
  readonly keys: () => Promise<readonly string[]>;
  readonly remove: (keys: readonly string[]) => Promise<void>;
}

/** The browser's own store on this device. */
export function indexedDbShelf(): Shelf {
  const store = createStore('pabean', 'drafts');
  return {
    get: (key) => get<KeptDraft>(key, store),
    set: (key, draft) => set(key, draft, store),
    keys: () => keys<string>(store),
    remove: (names) => delMany([...names], store),
  };
}

/** Options of {@link createDrafts}. */
export interface DraftsOptions {
  /** User name: one account never sees another's drafts. */
  readonly account: string;
  /** The account's key as base64. Without one nothing is kept. */
  readonly draftKey: string | undefined;
  /**
   * Where drafts lie.
   * @default indexedDbShelf()
   */
  readonly shelf?: Shelf;
  /**
   * Milliseconds since 1970.
   * @default Date.now
   */
  readonly now?: () => number;
}

/** The drafts of one account. */
export interface Drafts extends DraftStore {
  /** Erases this account's drafts, for signing out; what still wants to be saved comes too late. */
  readonly eraseAll: () => Promise<void>;
  /** Erases the drafts of any account that are older than seven days. */
  readonly sweep: () => Promise<void>;
}

/** The drafts of one account on this device: encrypted, for seven days. */
export function createDrafts({
  account,
  draftKey,
  shelf = indexedDbShelf(),
  now = Date.now,
}: DraftsOptions): Drafts {
  const prefix = `${account}/`;
  const cipher = draftKey ? createCipher(draftKey).catch(() => undefined) : Promise.resolve(undefined);
  let erased = false;

  const ownKeys = async () => (await shelf.keys()).filter((key) => key.startsWith(prefix));

  return {
    async load(form) {
      const name = prefix + form;
      const [key, kept] = await Promise.all([cipher, shelf.get(name)]);
      if (!key || !kept || now() - kept.savedAt > livesForMs) return undefined;
      return key.open(name, kept).then(
        (draft) => draft as Draft<unknown>,
        () => undefined,
      );
    },

    async save(form, draft) {
      const key = await cipher;
      if (!key || erased) return;
      const sealed = await key.seal(prefix + form, draft);
      if (!erased) await shelf.set(prefix + form, { ...sealed, savedAt: now() });
    },

    remove: (form) => shelf.remove([prefix + form]),

    async eraseAll() {
      erased = true;
      await shelf.remove(await ownKeys());
    },

    async sweep() {
      const names = await shelf.keys();
      const kept = await Promise.all(names.map((name) => shelf.get(name)));
      const old = names.filter((_, index) => now() - (kept[index]?.savedAt ?? 0) > livesForMs);
      if (old.length > 0) await shelf.remove(old);
    },
  };
}
