import { groupRegistrationCode } from '@pabean/api/rules';
import { fileTransit } from '@pabean/server/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseCode, saveCode, savedCodes } from '../../saved-codes/saved-codes.ts';
import { startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

let portal: TestPortal;
let code: string;

beforeEach(async () => {
  for (const kept of savedCodes()) eraseCode(kept);
  portal = await startTestPortal();
  code = await fileTransit(portal.server);
});
afterEach(() => portal.close());

const field = () => screen.findByRole('textbox', { name: /Kode Registrasi/ });
const lookUps = () => portal.calls.filter((call) => call.startsWith('GET transit/getpdf'));

describe('a look-up', () => {
  it('finds a request however its code was typed, and shows its PDF above the page', async () => {
    await portal.open('/menutransit', null);
    const typed = groupRegistrationCode(code).toLowerCase().replaceAll('-', ' ');
    await userEvent.type(await field(), `${typed}{Enter}`);
    await screen.findByRole('dialog', { name: groupRegistrationCode(code) });
    expect(await screen.findByRole('button', { name: 'Unduh' })).toBeTruthy();
    expect(screen.getByText('Permohonan barang transit')).toBeTruthy();
    expect(lookUps()).toEqual([`GET transit/getpdf/${code}`]);
    await vi.waitFor(() =>
      expect(portal.calls).toContainEqual(expect.stringMatching(/^GET transit\/viewpdf\/[\w-]{20,}$/)),
    );
  });

  it('finds a typing error before it calls the server', async () => {
    await portal.open('/menutransit', null);
    const wrong = code.replace(/.$/, code.endsWith('0') ? '1' : '0');
    await userEvent.type(await field(), `${wrong}{Enter}`);
    expect(await screen.findAllByText('Kode Registrasi tidak valid.')).not.toHaveLength(0);
    expect(lookUps()).toEqual([]);
  });

  it('shows the server’s message for an unknown code, and keeps what was typed', async () => {
    await portal.server.store.write((trx) => trx.deleteFrom('transit_request').execute());
    await portal.open('/menutransit', null);
    await userEvent.type(await field(), `${code}{Enter}`);
    expect(await screen.findByText(/^Tidak ada permohonan dengan kode registrasi ini/)).toBeTruthy();
    expect(((await field()) as HTMLInputElement).value.replace(/\W/g, '')).toBe(code);
  });

  it('has the code of a slip’s QR in its field, and waits for the user to press the button', async () => {
    await portal.open(`/menutransit?kode=${code}`, null);
    expect(((await field()) as HTMLInputElement).value.replace(/\W/g, '')).toBe(code);
    expect(lookUps()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Cari permohonan' }));
    expect(await screen.findByRole('dialog', { name: groupRegistrationCode(code) })).toBeTruthy();
  });
});

it('leads to the passenger’s form, and shows that the other way is still to come', async () => {
  await portal.open('/menutransit', null);
  const passenger = await screen.findByRole('link', { name: /^Barang Bawaan Penumpang/ });
  expect(passenger.getAttribute('href')).toBe('#/formtransit');
  const courier = screen.getByRole('link', { name: /^Barang Kiriman/ });
  expect(courier.getAttribute('aria-disabled')).toBe('true');
  expect(courier.hasAttribute('href')).toBe(false);
  expect(courier.textContent).toContain('COMING SOON');
  expect(courier.textContent).toContain('Perusahaan kurir memakai alamat yang diberikan kantor.');
});

it('offers the codes that are saved on this device, and erases them', async () => {
  for (const kept of ['BTM-2', code]) saveCode(kept);
  await portal.open('/menutransit', null);
  const list = await screen.findByRole('region', { name: 'Kode yang tersimpan di perangkat ini' });
  await userEvent.click(within(list).getByRole('button', { name: 'Hapus BTM-2' }));
  expect(savedCodes()).toEqual([code]);
  const [choose] = within(list).getAllByRole('button');
  await userEvent.click(choose ?? list);
  await screen.findByRole('dialog', { name: groupRegistrationCode(code) });
  expect(lookUps()).toEqual([`GET transit/getpdf/${code}`]);
});

it('is closed to signed-in accounts', async () => {
  await portal.open('/menutransit');
  expect(await screen.findByRole('heading', { level: 1, name: /Selamat/ })).toBeTruthy();
});
