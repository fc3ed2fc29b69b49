import { messagesOf } from './dictionaries-context.ts';
import { permitsId } from './permits-id.ts';
import { signInId } from './sign-in-id.ts';

const formMessages = () => ({ ...signInId, ...permitsId });

/** One group of the forms' messages in the current language: `useFormMessages('dokap').add`. */
export const useFormMessages = /* @__PURE__ */ messagesOf(/* @__PURE__ */ formMessages());
