/** The caller's user type: `-` is a visitor. */
export const callers = ['-', 'N', 'S', 'Y', 'M', 'U'] as const;

/** One of {@link callers}. */
export type Caller = (typeof callers)[number];

/** Addresses of pages, and the callers who may see them, copied by hand from the specification. */
export const pages: Readonly<Record<string, string>> = {
  '/dashboard': 'NSYM',
  '/changepass': 'NSY',
  '/profile': 'NSYM',
  '/pengajuan/listpengajuan': 'NSY',
  '/pengajuan/header': 'NSY',
  // Ruling 51: the header of a draft can be changed.
  '/pengajuan/header/01J8': 'NSY',
  '/pengajuan/detilheader/01J8': 'NSY',
  '/pengajuan/dokap': 'NSY',
  '/pengajuan/upload': 'NSY',
  '/pengajuan/browseupload': 'NSY',
  '/brows/listbrows': 'NSY',
  '/brows/detilbrows/01J8': 'NSY',
  '/browseftz/list': 'NSY',
  '/browseftz/list/01J8': 'NSY',
  '/pengajuanftz/list': 'NSY',
  '/pengajuanftz/addheader': 'NSY',
  // As in the permit area.
  '/pengajuanftz/addheader/01J8': 'NSY',
  '/pengajuanftz/detilheader/01J8': 'NSY',
  '/sppbmcp/listsppbmcp': 'NSY',
  '/rekonmanifes/browse': 'NSY',
  '/rekonmanifes/add': 'NSY',
  '/ppftz/perekaman': 'YM',
  '/ppftz/perekaman/12': 'YM',
  '/ppftz/browse': 'YM',
  '/ppftz/browse/12': 'YM',
  '/login': '-',
  '/register': '-',
  '/resetpassword': '-',
  '/updatepassword/abc': '-',
  '/menutransit': '-',
  '/formtransit': '-',
  '/formtransitA-aquarayaikn': '-',
  '/resulttransit/AB-12': '-',
  '/pengumuman': '-',
  '/tfa/setup': '-NSYMU',
  '/tfa/verify': '-NSYMU',
  '/laporankinerja': '-NSYMU',
  '/cek': '-NSYMU',
  '/unauthorize': '-NSYMU',
};

/** Addresses that redirect. */
export const redirects: Readonly<Record<string, string>> = {
  '/': '/dashboard',
  '/pengajuan': '/pengajuan/listpengajuan',
  '/brows': '/brows/listbrows',
  '/browseftz': '/browseftz/list',
  '/pengajuanftz': '/pengajuanftz/list',
  '/sppbmcp': '/sppbmcp/listsppbmcp',
  '/rekonmanifes': '/rekonmanifes/browse',
  '/ppftz': '/ppftz/browse',
};

/** Pages that remove a secret from their address at once. */
export const shownAs: Readonly<Record<string, string>> = { '/updatepassword/abc': '/updatepassword/-' };

/** The final address of a caller who opens an address, by the specification. */
export function expectedEnd(address: string, caller: Caller): string {
  const page = redirects[address] ?? address;
  const who = pages[page] ?? callers.join('');
  if (who.includes(caller)) return shownAs[page] ?? page;
  if (caller === '-') return `/login?${new URLSearchParams({ lanjut: page })}`;
  if (who !== '-') return '/unauthorize';
  return expectedEnd('/dashboard', caller);
}
