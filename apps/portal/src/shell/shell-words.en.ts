import type { English } from '../words.ts';
import type { displayWords } from './display-words.ts';
import type { leaveWords } from './leave-words.ts';
import type { shellWords } from './shell-words.ts';

export const shell: English<typeof shellWords> = {
  profile: 'Profile',
  changePassword: 'Change Password',
  logout: 'Logout',
  account: 'Account {user}',
  display: 'Display: theme, density and language',
};

export const display: English<typeof displayWords> = {
  theme: 'Theme',
  system: 'As the device',
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
  density: 'Row density',
  comfortable: 'Roomy',
  compact: 'Compact',
  language: 'Language',
};

export const leaving: English<typeof leaveWords> = {
  title: 'Changes are not saved',
  text: 'What you typed on this page has not reached the server. If you leave, it stays as a draft on this device.',
  stay: 'Stay here',
  leave: 'Leave',
};
