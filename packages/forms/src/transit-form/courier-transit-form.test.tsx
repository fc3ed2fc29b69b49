import type { CourierCompany } from '@pabean/api/contract';
import { buildCourierTransit } from '@pabean/api/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { noAnswer } from '../testing/answers.ts';
import { easyCaptcha } from '../testing/easy-captcha.ts';
import { courierReferences, filledCourier } from '../testing/filled-transit.ts';
import { renderInOffice } from '../testing/in-office.tsx';
import { CourierTransitForm, type CourierTransitFormProps } from './courier-transit-form.tsx';

type Props = CourierTransitFormProps;

const masked = (name: string): CourierCompany => ({
  name,
  identityNumber: `••••${name.length}`,
  address: `Jl. ${name.slice(3, 6)}••••`,
});

function open(props: Partial<Props> = {}) {
  const onSend = vi.fn<Props['onSend']>(async () => ({ code: '7G2K9QXM4TWBH8RC' }));
  const onSent = vi.fn();
  renderInOffice(
    <CourierTransitForm
      {...courierReferences}
      loadCaptcha={easyCaptcha}
      loadCompany={async (name) => masked(name)}
      onAddCarrier={async () => undefined}
      onSend={onSend}
      onSent={onSent}
      onCancel={() => undefined}
      {...props}
    />,
  );
  return { onSend, onSent };
}

const company = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Perusahaan Jasa Titipan' });

async function choose(name: string) {
  await userEvent.clear(company());
  await userEvent.type(company(), name);
  await userEvent.click(await screen.findByRole('option', { name }));
}

async function send() {
  await userEvent.click(screen.getByRole('button', { name: 'Periksa jawaban' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Kirim' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Kirim permohonan' }));
  await userEvent.click(asked.getByRole('checkbox'));
  await userEvent.click(asked.getByRole('button', { name: 'Kirim' }));
}

const shown = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

afterEach(() => page.viewport(1280, 800));

test('on a phone the error of an empty list of goods is at its button, which has the focus', async () => {
  await page.viewport(360, 780);
  open({ initial: { ...filledCourier, goods: [] } });
  for (const at of [2, 3, 4, 5]) {
    await userEvent.click(screen.getByRole('button', { name: 'Lanjut' }));
    await screen.findByText(new RegExp(`^Bagian ${at} dari 6`));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Lanjut' }));
  await screen.findByText('Barang Masih Kosong');
  const add = screen.getByRole('button', { name: 'Tambah barang' });
  await waitFor(() => expect(document.activeElement).toBe(add));
});

test('a filled form is sent as the contract has it, with the numbers of the company as they are shown', async () => {
  const { onSend, onSent } = open({
    initial: { ...filledCourier, company: '', identityNumber: '', address: '' },
  });
  await choose('PT Contoh Kurir Segara');
  expect((await shown('Nomor Identitas')).readOnly).toBe(true);
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  const {
    captcha: _,
    goods: __,
    ...expected
  } = buildCourierTransit({
    identityNumber: '••••22',
    address: 'Jl. Con••••',
  });
  expect(onSend.mock.calls[0]?.[0]).toMatchObject(expected);
});

test('what comes late of one company is not shown of another', async () => {
  const late = Promise.withResolvers<CourierCompany>();
  const loadCompany = vi
    .fn<Props['loadCompany']>(async (name) => masked(name))
    .mockReturnValueOnce(late.promise);
  open({ loadCompany });
  await choose('PT Contoh Kurir Segara');
  await choose('PT Kilat Nusantara');
  expect((await shown('Nomor Identitas')).value).toBe('••••18');
  late.resolve(masked('PT Contoh Kurir Segara'));
  await late.promise;
  expect((await shown('Nomor Identitas')).value).toBe('••••18');
});

test('a company whose number does not come can be sent all the same', async () => {
  const { onSend } = open({
    initial: { ...filledCourier, company: '', identityNumber: '', address: '' },
    loadCompany: () => Promise.reject(noAnswer()),
  });
  await choose('PT Kilat Nusantara');
  await screen.findByText(/tidak dapat dimuat/);
  await send();
  await waitFor(() => expect(onSend.mock.calls[0]?.[0]).toMatchObject({ company: 'PT Kilat Nusantara' }));
});

test('a typed name that is not of the list is not taken for a company', async () => {
  open({ initial: { ...filledCourier, company: '' } });
  await userEvent.type(company(), 'PT Tidak Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Periksa jawaban' }));
  await screen.findByRole('link', { name: 'Kolom Perusahaan Jasa Titipan belum diisi' });
  expect(company().value).toBe('PT Tidak Ada');
});

test('all answers are reviewed before the declaration, codes by their names', async () => {
  open({ initial: filledCourier });
  await userEvent.click(screen.getByRole('button', { name: 'Periksa jawaban' }));
  await screen.findByRole('heading', { level: 3, name: 'Kemasan dan kota' });
  expect(screen.getByText('Jenis Kemasan', { selector: 'dt' }).nextSibling?.textContent).toBe('Carton');
  await userEvent.click(screen.getByRole('link', { name: 'Ubah: Kurir' }));
  expect(document.activeElement?.textContent).toBe('Kurir');
  await userEvent.click(screen.getByRole('button', { name: 'Kembali ke pemeriksaan' }));
  expect(document.activeElement?.textContent).toBe('Periksa dan kirim');
});
