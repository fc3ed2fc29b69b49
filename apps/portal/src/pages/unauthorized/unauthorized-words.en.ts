import type { English } from '../../words.ts';
import type { unauthorizedWords } from './unauthorized-words.ts';

export const unauthorized: English<typeof unauthorizedWords> = {
  account: 'The account {user} may not open that page',
  visitor: 'That page is for certain accounts only',
  text: 'The menu shows everything that you can open. Ask the office if you need more.',
  visitorText: 'Sign in with an account that may open it.',
  dashboard: 'To the dashboard',
  login: 'To the login',
};
