import type { English } from '../words.ts';
import type { loadFailureWords } from './load-failure.tsx';
import type { pageTitleWords } from './page-title.ts';

export const loadFailure: English<typeof loadFailureWords> = {
  title: 'The page could not be opened',
  text: 'The server cannot be reached. Check your internet connection, then try again. What you typed is kept as a draft on this device.',
  retry: 'Try again',
};

export const pageTitle: English<typeof pageTitleWords> = { failed: 'Error: ' };
