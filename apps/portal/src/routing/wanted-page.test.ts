import { expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { wantedPage } from './decide.ts';

const starts = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'http:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,evil',
  'blob:evil',
  'evil.example',
  '@evil.example',
  '/@evil.example',
  '/.evil.example',
  '..//evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/\tevil.example',
  ' //evil.example',
  '#/login?redirect=//evil.example',
  '/login?redirect=//evil.example',
  '/tfa/verify?redirect=//evil.example',
  '/unauthorize',
];
const ends = ['', '/', '/dashboard', '#/dashboard', '/..//dashboard'];
const hostile = starts.flatMap((start) => ends.map((end) => start + end));

it('is the dashboard for everything that is no page of this portal', () => {
  expect(hostile.length).toBeGreaterThan(100);
  expect(hostile.filter((wanted) => wantedPage(wanted, 'N') !== paths.dashboard)).toEqual([]);
});

it('is the dashboard for pages that the type may not open, or only visitors', () => {
  for (const wanted of [paths.ppftzList, paths.login, paths.register, '/tidak/ada', '', null])
    expect(wantedPage(wanted, 'N')).toBe(paths.dashboard);
});

it('keeps what the type may open, with its query', () => {
  expect(wantedPage('/pengajuan/listpengajuan?hal=2', 'N')).toBe('/pengajuan/listpengajuan?hal=2');
  expect(wantedPage('/ppftz/browse', 'M')).toBe('/ppftz/browse');
});
