import type { CrashMessages } from './crash-id.ts';

/** English messages: the same keys and placeholders. */
export const crashEn: CrashMessages = {
  crash: {
    title: 'This page ended because of an error',
    text: 'The error is in the portal, not in what you typed. What was saved has not changed. Load the page again; if it happens again, report it to the office.',
    number: 'Name the number {incident} when you report it.',
    reload: 'Load again',
    toStart: 'To the first page',
  },
};
