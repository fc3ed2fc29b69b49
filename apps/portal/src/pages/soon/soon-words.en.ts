import type { English } from '../../words.ts';
import type { soonWords } from './soon-words.ts';

export const soon: English<typeof soonWords> = {
  heading: 'This page is not available in this portal yet',
  text: 'Ask the office for this service.',
  dashboard: 'To the dashboard',
  login: 'To the login',
};
