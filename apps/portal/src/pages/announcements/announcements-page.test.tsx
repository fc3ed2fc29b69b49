import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

let portal: TestPortal;

beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.close());

it('shows a visitor what the office has announced', async () => {
  await portal.open('/pengumuman', null);
  expect(await screen.findByRole('heading', { level: 2, name: /NPWP 16 digit berlaku/ })).toBeTruthy();
  expect(screen.getByText('01-01-2024')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('shows when the announcements could not be loaded, and shows them on another try', async () => {
  portal.breakCalls('pengumuman');
  await portal.open('/pengumuman', null);
  await screen.findByRole('heading', { name: 'Pengumuman tidak dapat dimuat' });
  portal.repair();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

it('is closed to signed-in accounts', async () => {
  await portal.open('/pengumuman');
  expect(await screen.findByRole('heading', { level: 1, name: /Selamat/ })).toBeTruthy();
});
