import type { UserType } from '@pabean/api/rules';
import { describe, expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { parseAddress } from './address.ts';
import { decide } from './decide.ts';

/** Document 1, section 2 and document 3, section 2, by hand: who sees the page itself. */
const pages: Record<string, string> = {
  '/dashboard': 'NSYM',
  '/changepass': 'NSY',
  '/profile': 'NSYM',
  '/pengajuan/listpengajuan': 'NSY',
  '/pengajuan/header': 'NSY',
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
  '/unauthorize': '-NSYMU',
};

const redirects: Record<string, string> = {
  '/': '/dashboard',
  '/pengajuan': '/pengajuan/listpengajuan',
  '/brows': '/brows/listbrows',
  '/browseftz': '/browseftz/list',
  '/pengajuanftz': '/pengajuanftz/list',
  '/sppbmcp': '/sppbmcp/listsppbmcp',
  '/rekonmanifes': '/rekonmanifes/browse',
  '/ppftz': '/ppftz/browse',
};

const callers = ['-', 'N', 'S', 'Y', 'M', 'U'];
const at = (text: string, type?: UserType) => decide(parseAddress(text), type);
const cases = Object.entries(pages).flatMap(([path, who]) =>
  callers.map((caller) => [path, caller, who] as const),
);

function expected(path: string, caller: string, who: string): string {
  if (who.includes(caller)) return 'page';
  if (caller === '-') return `/login?${new URLSearchParams({ lanjut: path })}`;
  return who === '-' ? '/dashboard' : '/unauthorize';
}

describe('the guards', () => {
  it.each(cases)('%s for %s', (path, caller, who) => {
    const decision = at(path, caller === '-' ? undefined : (caller as UserType));
    expect('redirect' in decision ? decision.redirect : 'page').toBe(expected(path, caller, who));
  });

  it('know every address of the table', () => {
    const tested = [...Object.keys(pages), ...Object.keys(redirects)].map((path) => path.split('/').length);
    expect(tested).toHaveLength(Object.keys(paths).length);
  });

  it.each(Object.entries(redirects))('lead %s on to %s', (from, to) => {
    expect(at(from, 'Y')).toEqual({ redirect: to });
    expect(at(from)).toEqual({ redirect: to });
  });

  it.each(['/tidak-ada', '/pengajuan/detilheader', '/pengajuan/detilheader/', '/dashboard/x', '/Dashboard'])(
    'find nothing at %s',
    (path) => expect(at(path, 'N')).toMatchObject({ route: { title: 'notFound' } }),
  );

  it('do not mind a slash at the end', () => {
    expect(at('/dashboard/', 'N')).toMatchObject({ route: { title: 'dashboard' } });
  });

  it('decode a parameter once', () => {
    expect(at('/pengajuan/detilheader/a%20b', 'N')).toMatchObject({ params: { idmohon: 'a b' } });
    expect(at('/pengajuan/detilheader/100%', 'N')).toMatchObject({ params: { idmohon: '100%' } });
  });
});

describe('after signing in', () => {
  const after = (wanted: string, type: UserType) =>
    at(`/login?${new URLSearchParams({ lanjut: wanted })}`, type);

  it('leads where the visitor wanted to go, with the query of that address', () => {
    expect(after('/pengajuan/listpengajuan?hal=3', 'N')).toEqual({
      redirect: '/pengajuan/listpengajuan?hal=3',
    });
  });

  it.each([
    ['/pengajuan/header', 'M'],
    ['/ppftz/browse', 'N'],
    ['/login', 'N'],
    ['/register', 'N'],
    ['https://jahat.example/', 'N'],
    ['//jahat.example', 'N'],
    ['/tidak-ada', 'N'],
  ] as const)('leads to the dashboard instead of %s for %s', (wanted, type) => {
    expect(after(wanted, type)).toEqual({ redirect: '/dashboard' });
  });
});
