/** The root, and the addresses that the login page links to. */
export const visitorPaths = {
  root: '/',
  login: '/login',
  register: '/register',
  resetPassword: '/resetpassword',
  transitMenu: '/menutransit',
  announcement: '/pengumuman',
  performanceReport: '/laporankinerja',
  licenceCheck: '/cek/:code?',
  tfaSetup: '/tfa/setup',
  tfaVerify: '/tfa/verify',
} as const;
