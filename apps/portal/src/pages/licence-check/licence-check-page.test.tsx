import { checkCodeFrom, groupCheckCode } from '@pabean/api/rules';
import { approveAs } from '@pabean/server/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDraft, startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

let portal: TestPortal;
let id: string;
let code: string;
beforeEach(async () => {
  portal = await startTestPortal();
  id = await addDraft(portal);
  code = await approveAs(portal.server, id, {});
});
afterEach(() => portal.close());

it('confirms a licence by the address of its QR code', async () => {
  await portal.open(`/cek/${code}`);
  await screen.findByText('Dokumen ini asli dan berlaku hari ini');
  screen.getByText('KEP-7/KPU.02/2026');
  screen.getByText('02-03-2026');
  screen.getByText('PT importir');
});

it.each(['-', '–', '\u2212', '_', '%20', '·'])(
  'reads a code in its groups off the address: %s',
  async (between) => {
    await portal.open(`/cek/${groupCheckCode(code).replaceAll('-', between).toLowerCase()}`);
    await screen.findByText('Dokumen ini asli dan berlaku hari ini');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(groupCheckCode(code));
  },
);

it('shows that a licence is no longer valid', async () => {
  await approveAs(portal.server, id, { status: '91', check_code: code });
  await portal.open(`/cek/${code}`);
  await screen.findByText('Dokumen ini asli, tetapi tidak berlaku hari ini');
});

it('looks up a code that the user types, and finds a typing error before it calls the server', async () => {
  await portal.open('/cek');
  const field = await screen.findByRole('textbox', { name: /Kode Pemeriksaan/ });
  await userEvent.type(field, 'ABCD-EFGH{Enter}');
  await screen.findAllByText('Kode Pemeriksaan tidak valid.');
  expect(portal.calls.some((call) => call.startsWith('GET cek'))).toBe(false);
  await userEvent.clear(field);
  await userEvent.type(field, `${groupCheckCode(code).toLowerCase()}{Enter}`);
  await screen.findByText('Dokumen ini asli dan berlaku hari ini');
});

it('shows the same for every unknown code', async () => {
  await portal.open(`/cek/${checkCodeFrom(new Uint8Array(26))}`);
  await screen.findByText('Dokumen tidak ditemukan');
  screen.getByText(/^Tidak ada dokumen dengan kode ini/);
});
