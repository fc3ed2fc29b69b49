import { messagesOf } from './messages-of.ts';
import { transitId } from './transit-id.ts';

/** The messages of one page of transit requests: `useTransitMessages('menu').search`. */
export const useTransitMessages = messagesOf('transit', transitId);
