import { takeMails, tokensIn } from '@pabean/server/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

let portal: TestPortal;
beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.close());

const newPassword = 'tujuh belas perahu';

async function mailedToken() {
  await portal.server.call('sendPasswordResetLink', { body: { email: 'importir@perusahaan.example' } });
  const [mail] = await takeMails(portal.server);
  return (mail && tokensIn(mail)[0]) ?? '';
}

const spent = () => screen.findByText('Tautan ini tidak berlaku lagi');

it('asks for a new password under a link that is good', async () => {
  await portal.open(`/updatepassword/${await mailedToken()}`, null);
  await screen.findByLabelText('Password baru');
  expect(screen.queryByText('Tautan ini tidak berlaku lagi')).toBeNull();
});

it('shows at once that a link was used, and where a new one comes from', async () => {
  const token = await mailedToken();
  await portal.server.call('resetPassword', { body: { token, newPassword } });
  await portal.open(`/updatepassword/${token}`, null);
  await spent();
  expect(screen.queryByLabelText('Password baru')).toBeNull();
  expect(screen.getByRole('link', { name: 'Minta tautan baru' }).getAttribute('href')).toBe(
    '#/resetpassword',
  );
});

it('shows the same for an unknown link', async () => {
  await portal.open(`/updatepassword/${'A'.repeat(43)}`, null);
  await spent();
});

it('leaves it to the sending where a provider cannot say', async () => {
  portal.breakCalls('cekresetpassword', { status: 404, message: 'Tidak ada.' });
  await portal.open(`/updatepassword/${'A'.repeat(43)}`, null);
  await screen.findByLabelText('Password baru');
});
