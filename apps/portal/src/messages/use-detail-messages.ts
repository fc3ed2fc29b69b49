import { detailId } from './detail-id.ts';
import { messagesOf } from './messages-of.ts';

/** The messages of a detail: `useDetailMessages('applicationDetail').send`. */
export const useDetailMessages = messagesOf('detail', detailId);
