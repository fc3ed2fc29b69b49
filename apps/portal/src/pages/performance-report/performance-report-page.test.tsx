import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

let portal: TestPortal;

beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.close());

it.each([null, 'importir'])('offers the yearly report to %s', async (username) => {
  await portal.open('/laporankinerja', username);
  expect(await screen.findByRole('heading', { level: 2, name: 'Laporan Kinerja 2025' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Unduh Laporan Kinerja 2025' })).toBeTruthy();
});

it('shows when the list could not be loaded, and shows it on another try', async () => {
  portal.breakCalls('laporankinerja');
  await portal.open('/laporankinerja', null);
  await screen.findByRole('heading', { name: 'Laporan kinerja tidak dapat dimuat' });
  portal.repair();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('heading', { name: 'Laporan Kinerja 2025' })).toBeTruthy();
});
