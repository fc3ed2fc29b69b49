import { accountsId } from './accounts-id.ts';
import { messagesOf } from './dictionaries-context.ts';

/** One group about accounts of the forms' dictionary: `useAccountMessages('otp').hint`. */
export const useAccountMessages = /* @__PURE__ */ messagesOf(accountsId);
