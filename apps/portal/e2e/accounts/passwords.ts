import { expect } from 'vitest';
import { button, heading } from '../focus-steps.ts';
import { press, typeInto } from '../keyboard.ts';
import { demoPassword } from '../server.ts';
import {
  announcement,
  chooseInMenu,
  closeAnnouncement,
  enter,
  failToSignIn,
  logOut,
  mailed,
  signIn,
  type Walk,
  type Walking,
} from './walk.ts';

async function typeNew({ page }: Walk, password: string, again = password) {
  await typeInto(page, page.getByLabel('Password baru', { exact: true }), password);
  await typeInto(page, page.getByLabel('Ketik ulang password baru'), again);
}

/** From “Lupa password?” via the mail to a new password, which signs in; the link is valid once. */
export async function replaceForgotten({ open, follow, server, trace }: Walking) {
  const walk = await open('/login', /401/);
  const { page, did } = walk;
  await failToSignIn(walk, 'ppjk', 'perahu yang terlupa');
  const email = page.getByRole('textbox', { name: 'Email', exact: true });
  await did('open', () => press(page, page.getByRole('link', { name: 'Lupa password?' })), email);
  await typeInto(page, email, 'ppjk@pabean.example');
  const sent = page.getByRole('group', { name: 'Berhasil mengirim email!' });
  await did('save', () => page.keyboard.press('Enter'), sent);

  const mail = await mailed(server, 'ppjk@pabean.example', /(http:\/\/[^\s"]+updatepassword\/[\w-]{43})/);
  // A test server uses any free port, which its configured address does not have.
  const link = mail.replace(/^.*#/, `${server.url}/#`);
  const reader = await follow(link);
  await heading(reader.page, 'Buat password baru').waitFor();
  expect(reader.page.url()).toMatch(/updatepassword\/-$/);
  await reader.page.reload();
  trace.know('tujuh belas sampan', 'password');
  await typeNew(reader, 'tujuh belas perahu', 'tujuh belas sampan');
  const enterKey = () => reader.page.keyboard.press('Enter');
  await reader.did('fail', enterKey, reader.page.getByRole('region', { name: /isian yang perlu/ }));
  await typeNew(reader, 'tujuh belas perahu');
  await reader.did('save', enterKey, reader.page.getByText('Password berhasil di-update'));
  expect(reader.page.url()).toMatch(/#\/login$/);
  await enter(reader, 'ppjk', 'tujuh belas perahu');
  await mailed(server, 'ppjk@pabean.example', /Subject: (Password diubah)/);

  const late = await follow(link);
  await late.page.getByText('Tautan ini tidak berlaku lagi').waitFor();
  const again = late.page.getByRole('link', { name: 'Minta tautan baru' });
  await late.did('open', () => press(late.page, again), heading(late.page, 'Lupa password'));
}

/** Changes the password of a signed-in account: its other sessions end. */
export async function changePassword({ open }: Walking) {
  const elsewhere = await open('/login', /401/);
  await enter(elsewhere, 'tps', demoPassword);
  const walk = await open('/login', /422/);
  const { page, did } = walk;
  await enter(walk, 'tps', demoPassword);
  const current = page.getByLabel('Password saat ini');
  await chooseInMenu(walk, 'Change Password', current);
  await typeInto(page, current, 'bukan perahu saya');
  await typeNew(walk, 'tujuh belas gudang');
  const problems = page.getByRole('region', { name: /isian yang perlu/ });
  await did('fail', () => page.keyboard.press('Enter'), problems);
  await typeInto(page, current, demoPassword);
  await did('save', () => press(page, button(page, 'Simpan password')), heading(page, 'Profile'));
  await page.getByText('Tidak ada perangkat lain yang masuk dengan akun ini').waitFor();

  await elsewhere.page.reload();
  await heading(elsewhere.page, 'Login').waitFor();
  await signIn(elsewhere, 'tps', 'tujuh belas gudang', announcement(elsewhere.page));
  await closeAnnouncement(elsewhere);
  await logOut(elsewhere);
}
