import type { Drafts, DraftsOptions } from './drafts.ts';
import { eraseDrafts } from './erase-drafts.ts';

/**
 * The drafts of one account. What keeps and encrypts them is fetched when a form first asks; erasing works without it,
 * and without the network.
 */
export function lateDrafts(options: DraftsOptions): Drafts {
  let opening: Promise<Drafts> | undefined;
  let erased = false;
  const open = () => {
    opening ??= import('./drafts.ts').then(
      ({ createDrafts }) => createDrafts(options),
      (cause: unknown) => {
        opening = undefined;
        throw cause;
      },
    );
    return opening;
  };
  return {
    load: async (form) => (await open()).load(form),
    async save(form, draft) {
      const drafts = await open();
      if (!erased) await drafts.save(form, draft);
    },
    remove: async (form) => (await open()).remove(form),
    sweep: async () => (await open()).sweep(),
    async eraseAll() {
      erased = true;
      const opened = opening?.then(
        (drafts) => drafts.eraseAll(),
        () => undefined,
      );
      await Promise.all([eraseDrafts(options.account), opened]);
    },
  };
}
