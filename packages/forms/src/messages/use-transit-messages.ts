import { ppftzLabelsId } from '@pabean/api/rules';
import { messagesOf } from './dictionaries-context.ts';
import { transitId } from './transit-id.ts';

// Labels of goods, packages and carriers are those of PPFTZ records.
const transitMessages = () => ({ ...transitId, ppftzLabels: ppftzLabelsId });

/** One group of the messages about transit requests: `useTransitMessages('transitLines').addDocument`. */
export const useTransitMessages = /* @__PURE__ */ messagesOf(/* @__PURE__ */ transitMessages());
