import { ppftzLabelsId } from '@pabean/api/rules';
import { messagesOf } from './dictionaries-context.ts';
import { transitId } from './transit-id.ts';

// Goods, packages and carriers are called as in PPFTZ records.
const transitWords = () => ({ ...transitId, ppftzLabels: ppftzLabelsId });

/** One group about transit requests of the forms' dictionary: `useTransitMessages('transitLines').addDocument`. */
export const useTransitMessages = /* @__PURE__ */ messagesOf(/* @__PURE__ */ transitWords());
