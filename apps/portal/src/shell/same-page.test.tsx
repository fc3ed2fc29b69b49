import { actAs } from '@pabean/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hrefTo, paths } from '../paths.ts';
import { startTestPortal, type TestPortal } from '../testing/open-portal.tsx';

let portal: TestPortal;

beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.close());

const saveDraft = async (number: string) => (await actAs(portal.server, 'importir')).saveDraft({ number });
const row = (number: string) => screen.findByRole('row', { name: new RegExp(number) });
const place = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Menu utama' })).getByRole('link', { name });

it('fetches what is new when the place is pressed that one is at, and keeps the rows meanwhile', async () => {
  await saveDraft('A-1/2026');
  await portal.open('/pengajuan/listpengajuan');
  await row('A-1/2026');
  await saveDraft('A-2/2026');
  await userEvent.click(place('Pengajuan'));
  expect(screen.getByRole('row', { name: /A-1\/2026/ })).toBeDefined();
  await row('A-2/2026');
});

it('keeps the rows and shows why when nothing new comes', async () => {
  await saveDraft('A-1/2026');
  await portal.open('/pengajuan/listpengajuan');
  await row('A-1/2026');
  portal.breakCalls('pengajuan');
  await userEvent.click(place('Pengajuan'));
  await screen.findByRole('alert');
  expect(screen.getByRole('row', { name: /A-1\/2026/ })).toBeDefined();
});

it('leaves alone what the user is typing', async () => {
  await portal.open('/pengajuan/header');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nomor Permohonan' }), 'SP-9/2026');
  const before = portal.calls.length;
  const link = document.createElement('a');
  link.href = hrefTo(paths.applicationForm);
  link.textContent = 'Permohonan baru';
  document.querySelector('main')?.append(link);
  await userEvent.click(link);
  await waitFor(() => expect(portal.calls.length).toBeGreaterThan(before));
  await new Promise((done) => setTimeout(done, 100));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nomor Permohonan' }).value).toBe('SP-9/2026');
  link.remove();
});
