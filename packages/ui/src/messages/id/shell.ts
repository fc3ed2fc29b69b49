export const shell = {
  skip: 'Langsung ke isi',
  nav: 'Menu utama',
  openNav: 'Buka menu',
  userMenu: 'Menu pengguna',
  login: 'Login',
  version: 'Versi {version}',
  copyright: '© {year} {name}',
  site: 'Situs kantor',
  accessibility: 'Aksesibilitas',
  printedAt: 'Dicetak {time}',
  printedBy: 'oleh {user}',
};
