import type { Draft, DraftStore } from '@pabean/forms';

const nameOf = (form: string) => `pabean.draft/${form}`;

/**
 * Drafts of somebody without an account: in session storage, for this tab alone and until it is closed.
 *
 * @param storage Where drafts lie; asked on each use, because a browser may refuse it.
 */
export function createVisitorDrafts(storage = () => sessionStorage): DraftStore {
  return {
    async load(form) {
      const text = storage().getItem(nameOf(form));
      return text === null ? undefined : (JSON.parse(text) as Draft<unknown>);
    },
    async save(form, draft) {
      storage().setItem(nameOf(form), JSON.stringify(draft));
    },
    async remove(form) {
      storage().removeItem(nameOf(form));
    },
  };
}
