import type { Draft, DraftStore } from '@pabean/forms';

const nameOf = (form: string) => `pabean.draft/${form}`;

/**
 * Drafts of a visitor: in session storage, for this tab only and until it is closed.
 *
 * @param storage Called on each use, because a browser may refuse access.
 */
export function createVisitorDrafts(storage = () => sessionStorage): DraftStore {
  const read = (form: string): Draft<unknown>[] => JSON.parse(storage().getItem(nameOf(form)) ?? '[]');

  function write(form: string, drafts: readonly Draft<unknown>[]) {
    if (drafts.length > 0) storage().setItem(nameOf(form), JSON.stringify(drafts));
    else storage().removeItem(nameOf(form));
  }

  const others = (form: string, id: string) => read(form).filter((draft) => draft.id !== id);

  return {
    lasts: 'tab',
    load: async (form) => read(form),
    save: async (form, draft) => write(form, [...others(form, draft.id), draft]),
    remove: async (form, id) => write(form, others(form, id)),
  };
}
