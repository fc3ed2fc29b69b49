import { buildPassengerTransit } from '@pabean/api/fixtures';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent as keys, page } from 'vitest/browser';
import { noAnswer, refusal, tooMany } from '../testing/answers.ts';
import { easyCaptcha } from '../testing/easy-captcha.ts';
import { filledPassenger, transitReferences } from '../testing/filled-transit.ts';
import { renderInOffice } from '../testing/in-office.tsx';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { TransitForm, type TransitFormProps } from './transit-form.tsx';

type Props = TransitFormProps;

const code = '7G2K9QXM4TWBH8RC';

function open(props: Partial<Props> = {}) {
  const onSend = vi.fn<Props['onSend']>(async () => ({ code }));
  const onSent = vi.fn();
  const onCancel = vi.fn();
  renderInOffice(
    <TransitForm
      {...transitReferences}
      loadCaptcha={easyCaptcha}
      onAddCarrier={async () => undefined}
      onSend={onSend}
      onSent={onSent}
      onCancel={onCancel}
      {...props}
    />,
  );
  return { onSend, onSent, onCancel };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Kirim permohonan' }));
const problems = async () =>
  within(await screen.findByRole('region', { name: /isian yang perlu/ }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** Presses send: missing values are checked first, then all answers are shown. */
const submit = () =>
  userEvent.click(
    screen.queryByRole('button', { name: 'Periksa jawaban' }) ??
      screen.getByRole('button', { name: 'Kirim' }),
  );

async function approve() {
  if (screen.queryByRole('button', { name: 'Periksa jawaban' })) {
    await submit();
    await screen.findByRole('button', { name: 'Kirim' });
  }
  await submit();
  const asked = await dialog();
  await userEvent.click(asked.getByRole('checkbox', { name: /^Saya menyatakan/ }));
  return asked;
}

async function send() {
  const asked = await approve();
  await userEvent.click(asked.getByRole('button', { name: 'Kirim' }));
  return asked;
}

afterEach(() => page.viewport(1280, 800));
beforeEach(() => page.viewport(1280, 800));

test('a filled form is sent as the contract has it, with the declaration and a solved captcha', async () => {
  const { onSend, onSent } = open({ initial: filledPassenger });
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalledWith({ code }));
  const { captcha, ...request } = onSend.mock.calls[0]?.[0] ?? { captcha: '' };
  const { captcha: _, goods: __, ...expected } = buildPassengerTransit({ notifierPhone: '081255500176' });
  expect(request).toMatchObject(expected);
  expect(captcha).toMatch(/^ey/);
});

test('nothing is sent without the declaration, whose text is exact', async () => {
  const { onSend } = open({ initial: filledPassenger });
  await submit();
  await screen.findByRole('button', { name: 'Kirim' });
  await submit();
  const asked = await dialog();
  const declaration = asked.getByRole('checkbox', {
    name: 'Saya menyatakan bahwa data yang disampaikan adalah benar dan saya bertanggungjawab atas kebenaran data/dokumen yang disampaikan',
  });
  expect(document.activeElement).toBe(declaration);
  await userEvent.click(asked.getByRole('button', { name: 'Kirim' }));
  expect(document.activeElement).toBe(declaration);
  expect(onSend).not.toHaveBeenCalled();
});

test('missing values are listed in field order, the goods at their place', async () => {
  open();
  await submit();
  const lines = await problems();
  expect(lines.at(0)).toBe('Kolom Nama Pemberitahu belum diisi');
  expect(lines.at(-1)).toBe('Barang Masih Kosong');
  expect(screen.getAllByText('Barang Masih Kosong').length).toBeGreaterThan(1);
  await userEvent.click(screen.getByRole('link', { name: 'Barang Masih Kosong' }));
  expect(document.activeElement?.textContent).toContain('Tambah barang');
});

describe('a sponsor', () => {
  const initial = { ...filledPassenger, hasSponsor: true, sponsorName: 'PT Gambar Hidup' };

  test('that was switched off is sent as empty, and comes back when it is switched on', async () => {
    const { onSend } = open({ initial });
    await userEvent.click(screen.getByRole('switch', { name: 'Ada sponsor' }));
    expect(screen.queryByRole('textbox', { name: /Nama Sponsor/ })).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Ada sponsor' }));
    expect(field(/Nama Sponsor/).value).toBe('PT Gambar Hidup');
    await userEvent.click(screen.getByRole('switch', { name: 'Ada sponsor' }));
    await send();
    await waitFor(() => expect(onSend.mock.calls[0]?.[0]).toMatchObject({ sponsorName: '' }));
  });

  test('with an NPWP needs its 16 digits', async () => {
    open({ initial: { ...initial, sponsorIdentityType: 'NPWP', sponsorIdentityNumber: '123' } });
    await submit();
    expect(await problems()).toEqual([expect.stringContaining('16 angka')]);
  });
});

test('the text of another purpose is asked for only there', async () => {
  const { onSend } = open({ initial: { ...filledPassenger, otherPurpose: 'lama' } });
  expect(screen.queryByRole('textbox', { name: 'Tujuan Pemasukan Lainnya' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Lainnya' }));
  await userEvent.clear(field('Tujuan Pemasukan Lainnya'));
  await submit();
  expect(await problems()).toEqual(['Kolom Tujuan Pemasukan Lainnya belum diisi']);
  await userEvent.click(screen.getByRole('radio', { name: 'Transit' }));
  await send();
  await waitFor(() =>
    expect(onSend.mock.calls[0]?.[0]).toMatchObject({ purpose: 'Transit', otherPurpose: '' }),
  );
});

describe('a carrier that is missing from the list', () => {
  const add = () => press('Tambah nama sarana pengangkut');
  const save = () => press('Simpan');
  const chosen = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Nama Sarana/ }).value;

  test('is asked for by name, with the documented message', async () => {
    open();
    await add();
    await save();
    expect(await problems()).toEqual(['ISIAN TIDAK BOLEH KOSONG']);
  });

  test('is stored in upper case, and chosen', async () => {
    const onAddCarrier = vi.fn<Props['onAddCarrier']>(async () => undefined);
    open({ onAddCarrier });
    await add();
    await userEvent.type(field('Nama Sarana Pengangkut'), 'km  umsini');
    await save();
    await screen.findByText('Data Berhasil Disimpan');
    expect(onAddCarrier.mock.calls[0]?.[0]).toBe('KM UMSINI');
    expect(chosen()).toBe('KM UMSINI');
  });

  test('is used without a line, too: the request carries it', async () => {
    open({ onAddCarrier: () => Promise.reject(noAnswer()) });
    await add();
    await userEvent.type(field('Nama Sarana Pengangkut'), 'km umsini');
    await save();
    await waitFor(() => expect(chosen()).toBe('KM UMSINI'));
    expect(screen.queryByText('Data Berhasil Disimpan')).toBeNull();
  });

  test('that the server refuses is not chosen', async () => {
    open({ onAddCarrier: () => Promise.reject(tooMany(60)) });
    await add();
    await userEvent.type(field('Nama Sarana Pengangkut'), 'km umsini');
    await save();
    await screen.findByText(/Terlalu banyak percobaan/);
    expect(chosen()).toBe('');
  });
});

describe('sending', () => {
  test('a refused field closes the dialog, and a refused line shows its error', async () => {
    open({
      initial: filledPassenger,
      onSend: () =>
        Promise.reject(
          refusal(
            'Ada isian yang perlu diperbaiki.',
            { path: ['goods', 1, 'unit'], message: 'Pilih Satuan Barang dari daftar.' },
            { path: ['portIn'], message: 'Pilih Pelabuhan Masuk dari daftar.' },
          ),
        ),
    });
    await send();
    expect(await problems()).toEqual([
      'Pilih Pelabuhan Masuk dari daftar.',
      expect.stringContaining('Pilih Satuan Barang dari daftar.'),
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: /isian yang perlu/ }));
  });

  test('a refused captcha is replaced by a fresh one, which is then sent', async () => {
    const onSend = vi
      .fn<Props['onSend']>(async () => ({ code }))
      .mockRejectedValueOnce(refusal('Kedaluwarsa.', { path: ['captcha'], message: 'Kedaluwarsa.' }));
    const { onSent } = open({ initial: filledPassenger, onSend });
    const asked = await send();
    await asked.findByText('Permohonan belum terkirim');
    await asked.findByRole('button', { name: 'Terverifikasi' });
    await userEvent.click(asked.getByRole('button', { name: 'Kirim' }));
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    const [first, second] = onSend.mock.calls.map(([request]) => request.captcha);
    expect(second).toMatch(/^ey/);
    expect(second).not.toBe(first);
  });

  test('without an answer it waits, and repeats the very same request', async () => {
    const onSend = vi.fn<Props['onSend']>(async () => ({ code })).mockRejectedValueOnce(noAnswer());
    const { onSent } = open({ initial: filledPassenger, onSend });
    const asked = await send();
    await asked.findByText('Menunggu koneksi internet');
    expect(onSent).not.toHaveBeenCalled();
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ code }));
    expect(onSend.mock.calls[1]?.[0]).toEqual(onSend.mock.calls[0]?.[0]);
  });

  test('the same values after a lost answer are the same request, also when they are sent by hand', async () => {
    const onSend = vi.fn<Props['onSend']>(async () => ({ code })).mockRejectedValueOnce(noAnswer());
    const { onSent } = open({ initial: filledPassenger, onSend });
    const asked = await send();
    await userEvent.click(await asked.findByRole('button', { name: 'Berhenti menunggu' }));
    await userEvent.click(asked.getByRole('button', { name: 'Batal' }));
    await send();
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    expect(onSend.mock.calls[1]?.[0]).toEqual(onSend.mock.calls[0]?.[0]);
  });

  test('a solution that was spent on a lost attempt is solved anew by itself', async () => {
    const onSend = vi
      .fn<Props['onSend']>(async () => ({ code }))
      .mockRejectedValueOnce(noAnswer())
      .mockRejectedValueOnce(refusal('Kedaluwarsa.', { path: ['captcha'], message: 'Kedaluwarsa.' }));
    const { onSent } = open({ initial: filledPassenger, onSend });
    const asked = await send();
    await asked.findByText('Menunggu koneksi internet');
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    expect(onSend.mock.calls[2]?.[0].captcha).not.toBe(onSend.mock.calls[1]?.[0].captcha);
  });

  test('without a captcha nothing is sent', async () => {
    const loadCaptcha = () => Promise.reject(refusal('Captcha tidak tersedia.'));
    const { onSend } = open({ initial: filledPassenger, loadCaptcha });
    const asked = await send();
    await asked.findByText('Permohonan belum terkirim');
    expect(onSend).not.toHaveBeenCalled();
  });
});

describe('a draft', () => {
  test('stores the input and the lines, never the captcha, and is removed once the request is accepted', async () => {
    const drafts = memoryDrafts();
    const { onSent } = open({ initial: filledPassenger, draft: { store: drafts.store } });
    await userEvent.clear(field('Nama Pemberitahu'));
    await userEvent.type(field('Nama Pemberitahu'), 'Rina');
    await waitFor(() => expect(drafts.valuesOf('transit-passenger')).toMatchObject({ notifierName: 'Rina' }));
    expect(JSON.stringify(drafts.valuesOf('transit-passenger'))).not.toContain('captcha');
    cleanup();
    open({ draft: { store: drafts.store }, onSent });
    await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan draf' }));
    expect(field('Nama Pemberitahu').value).toBe('Rina');
    expect(screen.getByText('Tripod karbon')).toBeDefined();
    await send();
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    expect(drafts.drafts.size).toBe(0);
  });

  test('only a store of the tab is told beside the answers', () => {
    const note = /Isian tersimpan di tab ini/;
    open({});
    expect(screen.queryByText(note)).toBeNull();
    cleanup();
    open({ draft: { store: memoryDrafts().store } });
    expect(screen.queryByText(note)).toBeNull();
    cleanup();
    open({ draft: { store: { ...memoryDrafts().store, lasts: 'tab' } } });
    expect(screen.getByText(note)).toBeDefined();
  });

  test('goes with what was typed, after a question', async () => {
    const drafts = memoryDrafts();
    const onDirtyChange = vi.fn();
    const { onCancel } = open({ draft: { store: drafts.store }, onDirtyChange });
    await userEvent.type(field('Nama Pemberitahu'), 'Rina');
    await waitFor(() => expect(drafts.drafts.size).toBe(1));
    await press('Batal');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Batal' }));
    expect(field('Nama Pemberitahu').value).toBe('Rina');
    await press('Batal');
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Buang isian' }),
    );
    await waitFor(() => expect(onCancel).toHaveBeenCalledTimes(1));
    expect(drafts.drafts.size).toBe(0);
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
  });

  test('nothing is asked where nothing was typed', async () => {
    const { onCancel } = open();
    await press('Batal');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });
});

test('the contents link to each section, and show which are done', async () => {
  open({ initial: filledPassenger });
  const contents = screen.getByRole('navigation', { name: 'Bagian formulir' });
  expect(
    within(contents)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Pemberitahu (selesai)',
    'Sponsor',
    'Pemasukan (selesai)',
    'Sarana pengangkut (selesai)',
    'Barang (selesai)',
    'Dokumen Pendukung',
    'Periksa dan kirim',
  ]);
  await userEvent.click(within(contents).getByRole('link', { name: /^Pemasukan/ }));
  expect(document.activeElement?.textContent).toBe('Pemasukan');
  expect(within(contents).getByRole('link', { current: true }).textContent).toContain('Pemasukan');
  expect(location.hash).not.toContain('entry');
});

/** The reviewed answers of a section: each label with its value. */
const answersIn = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).parentElement?.parentElement as HTMLElement)
    .getAllByRole('term')
    .map(({ parentElement }) => parentElement?.textContent);

describe('the check before the declaration', () => {
  test('comes first, with every answer by its label and section', async () => {
    open({ initial: filledPassenger });
    await press('Periksa jawaban');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Periksa dan kirim'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(answersIn('Pemberitahu')).toEqual([
      'Nama PemberitahuBima Aditya Pranata',
      'Jenis Identitas PemberitahuKTP',
      expect.stringMatching(/^Nomor Identitas Pemberitahu\d{16}$/),
      expect.stringMatching(/^Alamat Pemberitahu/),
      'Pekerjaan PemberitahuJuru kamera',
      expect.stringMatching(/^No. Telepon Pemberitahu/),
    ]);
    expect(answersIn('Sponsor')).toEqual(['Ada sponsorTidak']);
    expect(answersIn('Sarana pengangkut')).toContain('Tanggal Datang06-03-2026');
    expect(answersIn('Barang')[0]).toMatch(/^1\. Kamera video profesional.*Jumlah Barang: 2.*Harga: Rp/);
  });

  test('leads into a section and back', async () => {
    open({ initial: filledPassenger });
    await press('Periksa jawaban');
    await userEvent.click(await screen.findByRole('link', { name: 'Ubah: Barang' }));
    expect(document.activeElement?.textContent).toBe('Barang');
    await press('Kembali ke pemeriksaan');
    expect(document.activeElement?.textContent).toBe('Periksa dan kirim');
    expect(screen.queryByRole('button', { name: 'Kembali ke pemeriksaan' })).toBeNull();
  });
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(360, 780));
  const heading = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;

  test('there is one section at a time, and none is left before it is right', async () => {
    open();
    expect(heading()).toBe('Pemberitahu');
    await press('Lanjut');
    expect(heading()).toBe('Pemberitahu');
    await waitFor(() => expect(document.activeElement).toBe(field('Nama Pemberitahu')));
    expect(screen.getByText('Kolom Alamat Pemberitahu belum diisi')).toBeDefined();
    expect(screen.queryByText('Kolom Jenis Pemasukan belum diisi')).toBeNull();
  });

  test('forward and back go through all sections with the focus on their headings', async () => {
    open({ initial: filledPassenger });
    for (const name of [
      'Sponsor',
      'Pemasukan',
      'Sarana pengangkut',
      'Barang',
      'Dokumen Pendukung',
      'Periksa dan kirim',
    ]) {
      await press('Lanjut');
      await waitFor(() => expect(document.activeElement?.textContent).toBe(name));
    }
    expect(screen.getByText('Bagian 7 dari 7')).toBeDefined();
    await press('Kembali');
    expect(screen.getByText('Bagian 6 dari 7 · berikutnya Periksa dan kirim')).toBeDefined();
  });

  test('Enter goes on instead of sending', async () => {
    open({ initial: filledPassenger });
    field('Nama Pemberitahu').focus();
    // The browser's own behaviour: it finds the submit button elsewhere on the page.
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Sponsor'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('what the server refuses opens its section, and its line leads to the field', async () => {
    open({
      initial: filledPassenger,
      onSend: () =>
        Promise.reject(
          refusal(
            'Ada isian yang perlu diperbaiki.',
            { path: ['portIn'], message: 'Pilih Pelabuhan Masuk dari daftar.' },
            { path: ['notifierPhone'], message: 'Nomor itu tidak dapat dihubungi.' },
          ),
        ),
    });
    for (let times = 0; times < 6; times++) {
      await press('Lanjut');
      await screen.findByText(new RegExp(`^Bagian ${times + 2} dari 7`));
    }
    await send();
    await screen.findByRole('region', { name: /isian yang perlu/ });
    expect(screen.getByRole('heading', { name: 'Pemberitahu' })).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Pilih Pelabuhan Masuk dari daftar.' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Pelabuhan Masuk' }));
  });

  test('two impossible dates show their errors in their own section', async () => {
    open({ initial: { ...filledPassenger, arrivalDate: '2026-03-06', exitDate: '2026-03-01', goods: [] } });
    for (const at of [2, 3, 4]) {
      await press('Lanjut');
      await screen.findByText(new RegExp(`^Bagian ${at} dari 7`));
    }
    await press('Lanjut');
    await screen.findByText('Perkiraan Tanggal Keluar tidak boleh sebelum tanggal datang.');
    expect(heading()).toBe('Sarana pengangkut');
    await waitFor(() => expect(document.activeElement).toBe(field('Perkiraan Tanggal Keluar')));
  });

  test('a section that is changed from the check leads back to it, once it is right', async () => {
    open({ initial: filledPassenger });
    for (const at of [2, 3, 4, 5, 6, 7]) {
      await press('Lanjut');
      await screen.findByText(new RegExp(`^Bagian ${at} dari 7`));
    }
    await userEvent.click(screen.getByRole('link', { name: 'Ubah: Pemberitahu' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Pemberitahu'));
    expect(screen.getByText('Bagian 1 dari 7 · berikutnya Periksa dan kirim')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Lanjut|Batal|Kembali)$/ })).toBeNull();
    await userEvent.clear(field('Nama Pemberitahu'));
    await press('Kembali ke pemeriksaan');
    await waitFor(() => expect(document.activeElement).toBe(field('Nama Pemberitahu')));
    await userEvent.type(field('Nama Pemberitahu'), 'Rina');
    await press('Kembali ke pemeriksaan');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Periksa dan kirim'));
    await waitFor(() => expect(answersIn('Pemberitahu')).toContain('Nama PemberitahuRina'));
  });

  test('a restored draft opens where it was left', async () => {
    const drafts = memoryDrafts();
    open({ initial: filledPassenger, draft: { store: drafts.store } });
    await userEvent.type(field('Nama Pemberitahu'), ' Putra');
    await press('Lanjut');
    await press('Lanjut');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Pemasukan'));
    await waitFor(() => expect([...drafts.drafts.values()].flat()[0]).toMatchObject({ place: 'entry' }));
    cleanup();
    open({ draft: { store: drafts.store } });
    await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan draf' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Pemasukan'));
    expect(heading()).toBe('Pemasukan');
  });

  test('the error of an empty list is at its button, which has the focus', async () => {
    open({ initial: { ...filledPassenger, goods: [] } });
    for (const at of [2, 3, 4, 5]) {
      await press('Lanjut');
      await screen.findByText(new RegExp(`^Bagian ${at} dari 7`));
    }
    await press('Lanjut');
    await screen.findByText('Barang Masih Kosong');
    const add = screen.getByRole('button', { name: 'Tambah barang' });
    await waitFor(() => expect(document.activeElement).toBe(add));
  });

  test('the error of an invalid line is at the line, which has the focus', async () => {
    const [line] = filledPassenger.goods;
    open({
      initial: { ...filledPassenger, goods: [...filledPassenger.goods, { ...line, count: '' }] as never },
    });
    for (const at of [2, 3, 4, 5]) {
      await press('Lanjut');
      await screen.findByText(new RegExp(`^Bagian ${at} dari 7`));
    }
    await press('Lanjut');
    const message = await screen.findByRole('button', { name: /belum diisi$/ });
    await waitFor(() => expect(document.activeElement).toBe(message));
  });

  test('the last field of a section can be scrolled above the buttons', async () => {
    open({ initial: { ...filledPassenger, hasSponsor: true } });
    await press('Lanjut');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Sponsor'));
    const last = field(/No\. Telepon Sponsor/);
    last.focus();
    const bar = screen.getByRole('button', { name: 'Lanjut' }).getBoundingClientRect();
    expect(last.getBoundingClientRect().bottom).toBeLessThan(bar.top);
  });
});
