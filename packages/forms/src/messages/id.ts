import { accountsId } from './accounts-id.ts';
import { permitsId } from './permits-id.ts';
import { ppftzId } from './ppftz-id.ts';
import { reportsId } from './reports-id.ts';
import { signInId } from './sign-in-id.ts';
import { transitId } from './transit-id.ts';

const whole = () => ({ ...signInId, ...accountsId, ...permitsId, ...reportsId, ...ppftzId, ...transitId });

/** The source dictionary of the forms. `{name}` is a placeholder. Importing a part of it leaves the rest out of the bundle. */
export const id = /* @__PURE__ */ whole();

/** The type of the forms' dictionary: every language has every key. */
export type FormMessages = {
  readonly [Group in keyof typeof id]: { readonly [Key in keyof (typeof id)[Group]]: string };
};
