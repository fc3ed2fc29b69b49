import type { ListedDokap } from '@pabean/api/contract';
import { dokapListOf } from '@pabean/api/rules';

/** A task of the user on the page. */
export type Task =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly dokap: ListedDokap }
  | { readonly kind: 'rows'; readonly dokap: ListedDokap }
  | { readonly kind: 'delete'; readonly dokap: ListedDokap }
  | { readonly kind: 'send' };

/** The editor in which an incomplete document is completed: first its values, then its rows. */
export const fixOf = (dokap: ListedDokap): Task => ({
  kind: dokapListOf(dokap.code) && dokap.first !== null ? 'rows' : 'edit',
  dokap,
});
