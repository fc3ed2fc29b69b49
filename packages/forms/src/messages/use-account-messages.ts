import { accountsId } from './accounts-id.ts';
import { messagesOf } from './dictionaries-context.ts';

/** One group of the messages about accounts: `useAccountMessages('otp').hint`. */
export const useAccountMessages = /* @__PURE__ */ messagesOf(accountsId);
