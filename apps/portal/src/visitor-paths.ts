/** The root, and the addresses that the login page leads visitors to. */
export const visitorPaths = {
  root: '/',
  login: '/login',
  register: '/register',
  resetPassword: '/resetpassword',
  transitMenu: '/menutransit',
  announcement: '/pengumuman',
  performanceReport: '/laporankinerja',
} as const;
