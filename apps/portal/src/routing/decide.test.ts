import type { UserType } from '@pabean/api/rules';
import { describe, expect, it } from 'vitest';
import { callers, expectedEnd, pages, redirects, shownAs } from '../../e2e/route-table.ts';
import { paths } from '../paths.ts';
import { parseAddress } from './address.ts';
import { decide } from './decide.ts';

const at = (text: string, type?: UserType) => decide(parseAddress(text), type);
const cases = Object.keys(pages).flatMap((path) => callers.map((caller) => [path, caller] as const));

describe('the guards', () => {
  it.each(cases)('%s for %s', (path, caller) => {
    const decision = at(path, caller === '-' ? undefined : caller);
    const end = expectedEnd(path, caller);
    // A redirect to the dashboard is decided again there. A page changes its own address after the guards.
    const shown = end === shownAs[path] ? path : end;
    const step = pages[path] === '-' && caller !== '-' ? '/dashboard' : shown;
    expect('redirect' in decision ? decision.redirect : path).toBe(step);
  });

  it('know every address of the table', () => {
    const tested = [...Object.keys(pages), ...Object.keys(redirects)];
    expect(new Set(tested).size).toBe(Object.keys(paths).length);
  });

  it.each(Object.entries(redirects))('lead %s on to %s', (from, to) => {
    expect(at(from, 'Y')).toEqual({ redirect: to });
    expect(at(from)).toEqual({ redirect: to });
  });

  it.each(['/tidak-ada', '/pengajuan/detilheader', '/pengajuan/detilheader/', '/dashboard/x'])(
    'find nothing at %s',
    (path) => expect(at(path, 'N')).toMatchObject({ route: { title: 'notFound' } }),
  );

  it.each(['/dashboard/', '/Dashboard'])('do not mind how %s is written', (path) => {
    expect(at(path, 'N')).toMatchObject({ route: { title: 'dashboard' } });
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
