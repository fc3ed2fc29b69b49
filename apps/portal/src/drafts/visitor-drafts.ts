import type { Draft, DraftStore } from '@pabean/forms';

const nameOf = (form: string) => `pabean.draft/${form}`;

/**
 * Drafts of somebody without an account: in session storage, for this tab alone and until it is closed.
 *
 * @param storage Where drafts lie; asked on each use, because a browser may refuse it.
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
