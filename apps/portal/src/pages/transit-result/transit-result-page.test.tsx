import { groupRegistrationCode } from '@pabean/api/rules';
import { fileTransit } from '@pabean/server/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eraseCode, savedCodes } from '../../saved-codes/saved-codes.ts';
import { startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

let portal: TestPortal;
let code: string;

beforeEach(async () => {
  for (const kept of savedCodes()) eraseCode(kept);
  portal = await startTestPortal();
  code = await fileTransit(portal.server);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await portal.close();
});

it('shows the code in groups, as QR of the look-up’s address, and what to do with it', async () => {
  await portal.open(`/resulttransit/${code}`, null);
  for (const group of groupRegistrationCode(code).split('-'))
    expect(await screen.findByText(group)).toBeTruthy();
  expect(await screen.findByRole('img', { name: /^Kode QR/ })).toBeTruthy();
  expect(screen.getByText(/petugas bea dan cukai di terminal kedatangan/)).toBeTruthy();
  expect(document.title).toBe('Kode registrasi – Pabean');
});

it('gives the request as PDF, above the page', async () => {
  await portal.open(`/resulttransit/${code}`, null);
  await userEvent.click(await screen.findByRole('button', { name: 'Lihat PDF' }));
  await screen.findByRole('dialog', { name: groupRegistrationCode(code) });
  // The visitor's buttons are rendered when the browser is idle.
  expect(await screen.findByRole('button', { name: 'Unduh' }, { timeout: 15_000 })).toBeTruthy();
});

it('saves the code on this device only on request, and forgets it again', async () => {
  await portal.open(`/resulttransit/${code}`, null);
  const keep = await screen.findByRole('button', { name: 'Simpan di perangkat ini' });
  expect(savedCodes()).toEqual([]);
  await userEvent.click(keep);
  expect(savedCodes()).toEqual([code]);
  await userEvent.click(screen.getByRole('button', { name: 'Hapus dari perangkat ini' }));
  expect(savedCodes()).toEqual([]);
});

it('shows a message where the browser does not store it', async () => {
  await portal.open(`/resulttransit/${code}`, null);
  const keep = await screen.findByRole('button', { name: 'Simpan di perangkat ini' });
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  await userEvent.click(keep);
  expect((await screen.findByRole('alert')).textContent).toContain('tidak mau menyimpan kode');
});

it.each(['X', 'BTM-2024/1', 'Ж'.repeat(3_000), '%', '<b>'])(
  'shows the same for an unknown code as for every other: %.10s',
  async (wrong) => {
    await portal.open(`/resulttransit/${encodeURIComponent(wrong)}`, null);
    await screen.findByRole('heading', { level: 2, name: 'Data tidak ditemukan.' });
    expect(screen.getByText(/^Tidak ada permohonan dengan kode registrasi ini/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ke menu transit' }).getAttribute('href')).toBe('#/menutransit');
  },
);

it('shows when the code could not be loaded, and shows it on another try', async () => {
  portal.breakCalls(`getKode/${code}`, 'offline');
  await portal.open(`/resulttransit/${code}`, null);
  await screen.findByRole('heading', { name: 'Kode registrasi tidak dapat dimuat' });
  portal.repair();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText(code.slice(0, 4))).toBeTruthy();
});

it('is closed to signed-in accounts', async () => {
  await portal.open(`/resulttransit/${code}`);
  expect(await screen.findByRole('heading', { level: 1, name: /Selamat/ })).toBeTruthy();
});
