import { words } from '../words.ts';

export const shellWords = words('shell', {
  profile: 'Profile',
  changePassword: 'Change Password',
  logout: 'Logout',
  account: 'Akun {user}',
  display: 'Tampilan: tema, kerapatan, dan bahasa',
});
