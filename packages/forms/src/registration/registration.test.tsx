import type { Registration } from '@pabean/api/contract';
import { buildRegistration } from '@pabean/api/fixtures';
import { office020400 } from '@pabean/api/rules';
import { OfficeProvider } from '@pabean/ui/office';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { refusal, tooMany } from '../testing/answers.ts';
import { easyCaptcha } from '../testing/easy-captcha.ts';
import { chosenPdf, filledRegistration } from '../testing/filled-registration.ts';
import { renderInOffice } from '../testing/in-office.tsx';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { RegistrationForm, type RegistrationFormProps } from './registration.tsx';

type Props = RegistrationFormProps<string>;

const filled = { ...filledRegistration, statement: chosenPdf() };

function open(props: Partial<Props> = {}) {
  const onSave = vi.fn<Props['onSave']>(async () => 'Pendaftaran berhasil');
  const onSaved = vi.fn();
  renderInOffice(
    <RegistrationForm
      loadCaptcha={easyCaptcha}
      onSave={onSave}
      onSaved={onSaved}
      onBack={() => undefined}
      {...props}
    />,
  );
  return { onSave, onSaved };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const problems = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Daftar' }));
async function verify() {
  await userEvent.click(screen.getByRole('button', { name: 'Saya bukan robot' }));
  await screen.findByRole('button', { name: 'Terverifikasi' });
}
async function retype(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

test('hands over the registration in the shape of the contract, files included', async () => {
  const { onSave, onSaved } = open({ initial: filled });
  await userEvent.upload(screen.getByLabelText(/^Identitas Perusahaan/), chosenPdf('NPWP.pdf'));
  await verify();
  await submit();
  expect(problems()).toEqual([]);
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Pendaftaran berhasil'));
  const pdf = `data:application/pdf;base64,${btoa('%PDF-1.4\n%%EOF\n')}`;
  const expected: Registration = buildRegistration({
    identityFile: pdf,
    identityExtension: 'pdf',
    statementFile: pdf,
    statementExtension: 'pdf',
    companyPhone: '07785550111',
    personPhone: '08115550122',
  });
  expect(onSave).toHaveBeenCalledExactlyOnceWith(
    { ...expected, captcha: expect.stringMatching(/^ey/) },
    expect.anything(),
  );
});

test('a file whose content does not match its extension is refused as soon as it is chosen', async () => {
  open();
  const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'npwp.pdf', {
    type: 'application/pdf',
  });
  await userEvent.upload(screen.getByLabelText(/^Identitas Perusahaan/), picture);
  expect(await screen.findByText(/^Isi berkas tidak sesuai dengan jenisnya/)).toBeDefined();
  expect(screen.getByText('npwp.pdf')).toBeDefined();
});

test('an error that is not a missing value is not shown as one', async () => {
  open({ initial: { ...filled, password: 'kopi' } });
  await verify();
  await submit();
  await waitFor(() => expect(problems()).not.toEqual([]));
  expect(screen.queryByRole('region', { name: 'Mohon Isi dengan Lengkap' })).toBeNull();
  expect(screen.getByRole('region', { name: /isian yang perlu diperbaiki$/ })).toBeDefined();
});

test('an empty form names everything that the documents demand, in the order of its fields', async () => {
  const { onSave } = open();
  await submit();
  expect(screen.getByRole('region', { name: 'Mohon Isi dengan Lengkap' })).toBe(document.activeElement);
  expect(problems()).toEqual([
    'Kolom Nomor Identitas Perusahaan belum diisi',
    'Kolom Nama Perusahaan belum diisi',
    'Kolom Alamat Perusahaan belum diisi',
    'Kolom No. Telepon Perusahaan belum diisi',
    'Kolom Email Perusahaan belum diisi',
    'Kolom Nomor Identitas Pendaftar belum diisi',
    'Kolom Nama Pendaftar belum diisi',
    'Kolom No. Telepon Pendaftar belum diisi',
    'Kolom Email Pendaftar belum diisi',
    'Pilih Jenis Akses dari daftar.',
    'Kolom Username belum diisi',
    'Kolom Password belum diisi',
    'Kolom Surat Pernyataan belum diisi',
    'Verifikasi bahwa Anda bukan robot belum selesai. Tekan tombolnya, lalu tunggu sampai selesai.',
  ]);
  expect(onSave).not.toHaveBeenCalled();
});

describe('the kind of identity', () => {
  test('decides what the number must be', async () => {
    open({ initial: { ...filled, companyIdentityNumber: '00190000179991' } });
    await verify();
    await submit();
    expect(problems()).toEqual(['Nomor Identitas Perusahaan: NPWP harus terdiri dari 16 angka.']);
    await userEvent.click(screen.getAllByRole('radio', { name: 'Paspor' })[0] as HTMLElement);
    await submit();
    await waitFor(() => expect(problems()).toEqual([]));
  });

  test('keeps what was typed when another is chosen', async () => {
    open();
    await retype('Nomor Identitas Perusahaan', 'A 1234567');
    await userEvent.click(screen.getAllByRole('radio', { name: 'Paspor' })[0] as HTMLElement);
    expect(field('Nomor Identitas Perusahaan').value).toBe('A 1234567');
  });
});

test.each([
  ['importer', 'Importir', 'N'],
  ['exporter', 'Eksportir', 'N'],
  ['carrier', 'Pengangkut', 'Y'],
  ['broker', 'PPJK', 'Y'],
  ['individual', 'Perorangan', 'N'],
  ['storage', 'Pengusaha TPS/KP/BKC', 'S'],
  ['courier', 'Pengusaha Jasa Titipan', 'N'],
  ['ppftz', 'PPFTZ Manual', 'M'],
])('%s is a separate choice, “%s”, and is sent as %s', async (name, label, type) => {
  const { onSave } = open({ initial: { ...filled, access: '' } });
  const access = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Jenis Akses' });
  await userEvent.selectOptions(access, label);
  expect(access.value).toBe(name);
  expect(access.selectedOptions[0]?.textContent).toBe(label);
  await verify();
  await submit();
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  expect(onSave.mock.calls[0]?.[0].access).toBe(type);
});

describe('the password', () => {
  test.each([
    ['terlalu pendek', 'Password minimal 15 karakter'],
    ['bahari.baru di pelabuhan', 'Password tidak boleh memuat username'],
    ['rahasia beacukai batam', 'Password tidak boleh memuat'],
    ['qwertyuiop12345', 'Password'],
  ])('%s is refused: %s…', async (password, messages) => {
    const { onSave } = open({ initial: { ...filled, password } });
    // Focusing the password loads the list.
    await userEvent.click(screen.getByLabelText('Password'));
    await import('@pabean/api/common-passwords');
    await verify();
    await submit();
    expect(problems()).toEqual([expect.stringContaining(messages)]);
    expect(onSave).not.toHaveBeenCalled();
  });

  test('may be shorter in an office where every account has a second factor', async () => {
    const office = { ...office020400, twoFactor: 'required' } as const;
    const onSave = vi.fn<Props['onSave']>(async () => 'ya');
    render(
      <OfficeProvider office={office}>
        <RegistrationForm
          loadCaptcha={easyCaptcha}
          onSave={onSave}
          onSaved={() => undefined}
          onBack={() => undefined}
          initial={{ ...filled, password: 'teluk 7 biru' }}
        />
      </OfficeProvider>,
    );
    await verify();
    await submit();
    await waitFor(() => expect(onSave).toHaveBeenCalled());
  });
});

describe('a refusal of the server', () => {
  test('does not report that something is missing', async () => {
    const message = 'Username sudah dipakai. Pilih nama lain.';
    open({
      initial: filled,
      onSave: () => Promise.reject(refusal(message, { path: ['username'], message })),
    });
    await verify();
    await submit();
    const region = await screen.findByRole('region', { name: 'Ada 1 isian yang perlu diperbaiki' });
    expect(region).toBe(document.activeElement);
    expect(problems()).toEqual([message]);
  });

  test('of the whole is shown under the title of the failed action', async () => {
    open({ initial: filled, onSave: () => Promise.reject(tooMany(40)) });
    await verify();
    await submit();
    await screen.findByRole('group', {
      name: 'Pendaftaran belum diterima. Terlalu banyak percobaan. Coba lagi dalam 40 detik.',
    });
  });
});

test('a file that was deleted after it was chosen is asked for again', async () => {
  const { onSave } = open({ initial: filled });
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function read(this: FileReader) {
    queueMicrotask(() => this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>));
  });
  await verify();
  await submit();
  await waitFor(() => expect(problems()).toHaveLength(1));
  vi.restoreAllMocks();
  expect(problems()).toEqual([
    `Berkas ${filled.statement.name} sudah diubah atau dihapus sejak dipilih. Pilih lagi berkas itu.`,
  ]);
  expect(onSave).not.toHaveBeenCalled();
});

test('telephone and e-mail are on one line', () => {
  open();
  for (const whose of ['Perusahaan', 'Pendaftar']) {
    const tops = [`No. Telepon ${whose}`, `Email ${whose}`].map(
      (name) => field(name).getBoundingClientRect().top,
    );
    expect(tops[0]).toBe(tops[1]);
  }
});

describe('a draft', () => {
  test('brings back what was typed after a reload, asks for files by name, and never had the password', async () => {
    const drafts = memoryDrafts();
    const draft = { store: drafts.store };
    open({ draft });
    await retype('Nama Perusahaan', 'PT Baru');
    await userEvent.type(screen.getByLabelText('Password'), 'empat perahu di teluk');
    await userEvent.upload(screen.getByLabelText(/^Surat Kuasa/), chosenPdf('Kuasa Rina.pdf'));
    await verify();
    await waitFor(() => expect(JSON.stringify([...drafts.drafts.values()])).toContain('Kuasa Rina.pdf'));
    const kept = JSON.stringify([...drafts.drafts.values()]);
    expect(kept).not.toContain('perahu');
    expect(kept).not.toContain('captcha');
    cleanup();
    open({ draft });
    await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan draf' }));
    expect(field('Nama Perusahaan').value).toBe('PT Baru');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
    expect(screen.getByText('Pilih lagi berkas Kuasa Rina.pdf')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Saya bukan robot' })).toBeDefined();
  });

  test('is not created by fields that are never stored', async () => {
    const drafts = memoryDrafts();
    const onDirtyChange = vi.fn();
    open({ draft: { store: drafts.store }, onDirtyChange });
    await verify();
    expect(onDirtyChange).not.toHaveBeenCalledWith(true);
    await userEvent.type(screen.getByLabelText('Password'), 'empat perahu di teluk');
    // Leaving stores pending changes at once.
    dispatchEvent(new Event('pagehide'));
    expect(drafts.drafts.size).toBe(0);
    await retype('Nama Perusahaan', 'PT Baru');
    dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(drafts.drafts.size).toBe(1));
  });

  test('still knows the file after a second reload', async () => {
    const drafts = memoryDrafts();
    const draft = { store: drafts.store };
    open({ draft });
    await userEvent.upload(screen.getByLabelText(/^Surat Kuasa/), chosenPdf('Kuasa Rina.pdf'));
    await waitFor(() => expect(drafts.drafts.size).toBe(1));
    cleanup();
    open({ draft });
    await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan draf' }));
    await retype('Nama Perusahaan', 'PT Baru');
    await waitFor(() => expect(JSON.stringify([...drafts.drafts.values()])).toContain('PT Baru'));
    cleanup();
    open({ draft });
    await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan draf' }));
    expect(screen.getByText('Pilih lagi berkas Kuasa Rina.pdf')).toBeDefined();
  });

  test('is removed once the registration is accepted', async () => {
    const drafts = memoryDrafts();
    const { onSaved } = open({ initial: filled, draft: { store: drafts.store } });
    await retype('Nama Perusahaan', 'PT Baru');
    await waitFor(() => expect(drafts.drafts.size).toBe(1));
    await verify();
    await submit();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(drafts.drafts.size).toBe(0);
  });
});
