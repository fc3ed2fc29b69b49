import { permitsId } from './permits-id.ts';
import { signInId } from './sign-in-id.ts';
import { messagesOf } from './words-context.ts';

const formWords = () => ({ ...signInId, ...permitsId });

/** One group of the forms' dictionary in the language around the form: `useFormMessages('dokap').add`. */
export const useFormMessages = /* @__PURE__ */ messagesOf(/* @__PURE__ */ formWords());
