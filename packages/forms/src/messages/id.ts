import { accountsId } from './accounts-id.ts';
import { permitsId } from './permits-id.ts';
import { signInId } from './sign-in-id.ts';

/** The source dictionary of the forms. `{name}` is a placeholder. */
export const id = { ...signInId, ...accountsId, ...permitsId };

/** The shape of the forms' dictionary: every language has every key. */
export type FormMessages = {
  readonly [Group in keyof typeof id]: { readonly [Key in keyof (typeof id)[Group]]: string };
};
