/** The addresses that the first paint of a visitor needs; all others come with the portal. */
export const firstPaths = {
  root: '/',
  login: '/login',
  register: '/register',
  resetPassword: '/resetpassword',
  transitMenu: '/menutransit',
} as const;
