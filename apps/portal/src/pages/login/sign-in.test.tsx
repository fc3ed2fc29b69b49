import { testPassword } from '@pabean/server/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

// Lazy on the page; here it is loaded before the first test.
import '../../session/sign-in-captcha.tsx';

let portal: TestPortal;
beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.close());

const login = () => userEvent.click(screen.getByRole('button', { name: 'Login' }));

it('lets people in at once where another user has guessed, with a captcha instead of waiting', async () => {
  for (let guess = 0; guess < 5; guess++)
    await portal.server.call('signIn', { body: { username: 'importir', password: `tebakan-${guess}` } });
  await portal.open('/login', null);
  await userEvent.type(await screen.findByLabelText('Username'), 'importir');
  await userEvent.type(screen.getByLabelText('Password'), testPassword);
  await login();
  await screen.findByText(/Coba lagi dalam 5 detik, atau selesaikan verifikasi/);
  await userEvent.click(await screen.findByRole('button', { name: 'Saya bukan robot' }));
  await screen.findByRole('button', { name: 'Buka menu' });
  expect(portal.calls.filter((call) => call === 'POST otentikasi/signin')).toHaveLength(2);
});
