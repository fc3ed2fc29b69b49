import type { PpftzRecord } from '@pabean/api/contract';
import { buildFilledPpftz, buildPpftz } from '@pabean/api/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refusal } from '../testing/answers.ts';
import { renderInOffice } from '../testing/in-office.tsx';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { storedGoods, withRows } from '../testing/ppftz-rows.ts';
import { WizardInPage, type WizardInPageProps } from '../testing/wizard-in-page.tsx';
import type { PpftzStep } from './index.ts';

type Identity = WizardInPageProps['identity'];
type Review = WizardInPageProps['review'];
type Load = NonNullable<Review['load']>;

interface OpenOptions {
  record?: PpftzRecord;
  step?: PpftzStep;
  identity?: Partial<Identity>;
  review?: Partial<Review>;
}

function open({ record = buildPpftz(), step = 'identity', identity, review }: OpenOptions = {}) {
  const onSave = vi.fn<Identity['onSave']>(async () => ({ headerVersion: '2' }));
  const onSend = vi.fn<Review['onSend']>(async () => 'Terkirim');
  const onSent = vi.fn();
  const visited = vi.fn();
  renderInOffice(
    <WizardInPage
      record={record}
      first={step}
      onVisit={visited}
      identity={{ onSave, onUpload: async () => ({}), onRemove: async () => undefined, ...identity }}
      review={{ load: async () => withRows(record), renderContents: () => null, onSend, onSent, ...review }}
    />,
  );
  return { onSave, onSend, onSent, visited };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const next = () => press('Simpan dan lanjut');
async function save() {
  await press('Simpan');
  const question = within(await screen.findByRole('alertdialog', { name: 'Simpan data?' }));
  await userEvent.click(question.getByRole('button', { name: 'Simpan' }));
}
const problems = () =>
  within(screen.getByRole('region', { name: /isian yang perlu/ }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('what is incomplete is saved, but does not go on', async () => {
  const { onSave, visited } = open();
  await userEvent.type(field('Nama Sarana Pengangkut (opsional)'), 'KM Kelud');
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ carrier: 'KM Kelud', loadingPort: '' });
  await screen.findByText(/^Berhasil menyimpan, /);
  await next();
  expect(problems()).toEqual([
    'Kolom Moda Angkutan belum diisi',
    'Kolom Pelabuhan Muat belum diisi',
    'Kolom Pelabuhan Tujuan belum diisi',
    'Kolom Gudang/TPS belum diisi',
    'Kolom Nomor Surat Pindah belum diisi',
    'Kolom Tanggal Surat Pindah belum diisi',
    'Kolom Nomor Surat Rekomendasi BP belum diisi',
    'Kolom Tanggal Surat Rekomendasi BP belum diisi',
  ]);
  expect(visited).not.toHaveBeenCalled();
});

test('what is incomplete is saved after the choices without a chosen one had the focus', async () => {
  const { onSave } = open();
  screen.getByRole('radio', { name: 'Laut' }).focus();
  await userEvent.tab();
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ transportMode: '' });
});

test.each([
  ['Simpan', save],
  ['Simpan dan lanjut', next],
] as const)('what is typed after “%s” stays, and is saved next', async (_, begin) => {
  const saving = Promise.withResolvers<{ headerVersion: string }>();
  const onSave = vi.fn<Identity['onSave']>(() => saving.promise);
  const { visited } = open({
    record: buildFilledPpftz({ carrier: '' }),
    identity: { onSave },
  });
  await userEvent.type(field('Nama Sarana Pengangkut (opsional)'), 'KM Kelud');
  await begin();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  await userEvent.type(field('Nomor Voyage/Flight (opsional)'), 'B');
  await userEvent.click(screen.getByRole('radio', { name: 'Udara' }));
  saving.resolve({ headerVersion: '2' });
  await screen.findByText(/^Berhasil menyimpan, /);
  expect(field('Nomor Voyage/Flight (opsional)').value).toMatch(/B$/);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Udara' }).checked).toBe(true);
  // It would leak into the next test.
  expect(visited).not.toHaveBeenCalled();
  onSave.mockResolvedValue({ headerVersion: '3' });
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
  expect(onSave.mock.calls[1]?.[0]).toMatchObject({
    carrier: 'KM Kelud',
    voyage: expect.stringMatching(/B$/),
    transportMode: '2',
  });
  expect(onSave.mock.calls[1]?.[1].version).toBe('2');
});

test('saving is asked about first, and can be thought better of', async () => {
  const { onSave } = open();
  await press('Simpan');
  const question = within(await screen.findByRole('alertdialog', { name: 'Simpan data?' }));
  await userEvent.click(question.getByRole('button', { name: 'Batal' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Simpan' }));
  expect(onSave).not.toHaveBeenCalled();
});

test('a vehicle asks for its own days', async () => {
  open({ record: buildPpftz({ kind: '2', transportMode: '3' }) });
  await next();
  expect(problems().slice(3)).toEqual([
    'Kolom Tanggal STNK belum diisi',
    'Kolom Tanggal BPKB belum diisi',
    'Kolom Tanggal Surat Jalan belum diisi',
  ]);
});

test('an NPWP is 16 digits before anything is saved, the proxy’s too', async () => {
  const { onSave } = open({
    record: buildPpftz({ hasProxy: true, proxyIdentityType: '5', proxyIdentityNumber: '' }),
  });
  await userEvent.clear(field('Nomor Identitas'));
  await userEvent.type(field('Nomor Identitas'), '123');
  await userEvent.type(field('Nomor Identitas Kuasa'), '456');
  await press('Simpan');
  await screen.findByRole('region', { name: /isian yang perlu/ });
  // There is no confirmation for values that cannot be saved.
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(problems()).toEqual(['NPWP harus 16 digit', 'NPWP Kuasa harus 16 digit']);
  expect(onSave).not.toHaveBeenCalled();
});

test('a proxy is asked about only where there is one', async () => {
  open({ record: buildFilledPpftz() });
  expect(screen.queryByRole('textbox', { name: 'Nama Kuasa' })).toBeNull();
  expect(screen.queryByText('Identitas Kuasa')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dikuasakan' }));
  expect(field('Nama Kuasa')).toBeDefined();
  expect(screen.getByText('Identitas Kuasa')).toBeDefined();
  await next();
  expect(problems()).toEqual([
    'Kolom Nama Kuasa belum diisi',
    'Kolom Jenis Identitas Kuasa belum diisi',
    'Kolom Nomor Identitas Kuasa belum diisi',
  ]);
});

test('what is complete goes on, and the heading of the next step has the focus', async () => {
  const { onSave, visited } = open({ record: buildFilledPpftz() });
  await next();
  await waitFor(() => expect(visited).toHaveBeenCalledWith('contents', undefined));
  // Nothing was changed, so there was nothing to save.
  expect(onSave).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe('Kontainer, kemasan, barang');
});

test('input is stored on this device until it is saved', async () => {
  const { store, drafts } = memoryDrafts();
  const { onSave } = open({ identity: { draft: { store, record: 'a' } } });
  await userEvent.type(field('Nama Sarana Pengangkut (opsional)'), 'KM Kelud');
  await waitFor(() => expect(drafts.size).toBe(1));
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  await waitFor(() => expect(drafts.size).toBe(0));
});

test('another user’s change is shown field by field, and the next save is based on the new version', async () => {
  const theirs = { ...buildFilledPpftz({ carrier: 'KM Lain' }) };
  const onSave = vi
    .fn<Identity['onSave']>()
    .mockRejectedValueOnce(Object.assign(refusal('Sudah diubah'), { status: 412 }))
    .mockResolvedValue({ headerVersion: '8' });
  open({
    record: buildFilledPpftz({ carrier: '' }),
    identity: { onSave, loadLatest: async () => ({ values: theirs, version: '7' }) },
  });
  await userEvent.type(field('Nama Sarana Pengangkut (opsional)'), 'KM Kelud');
  await save();
  const question = await screen.findByRole('radiogroup', { name: 'Nama Sarana Pengangkut' });
  expect(question.textContent).toContain('KM Lain');
  expect(question.textContent).toContain('KM Kelud');
  await press(/^Simpan pilihan/);
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
  expect(onSave.mock.calls[1]?.[0].carrier).toBe('KM Kelud');
  expect(onSave.mock.calls[1]?.[1].version).toBe('7');
});

const returned = buildFilledPpftz({
  status: '190',
  corrections: [
    { field: 'no_surat_pindah', remark: 'Nomor tidak terbaca.' },
    { field: 'file_kk', remark: 'Halaman kedua tidak ada.' },
    { field: 'barang', remark: 'Nilai terlalu rendah.' },
  ],
  sent: { ...buildFilledPpftz(), carrier: 'KM Lama' },
});

test('a returned record has the remarks at their fields, and what was sent where it was changed', async () => {
  const { visited } = open({ record: returned });
  expect(field('Nomor Surat Pindah').getAttribute('aria-describedby')).toBeTruthy();
  expect(screen.getByText('Catatan petugas: Nomor tidak terbaca.')).toBeDefined();
  expect(screen.getByText('Saat dikirim: KM Lama')).toBeDefined();
  const list = screen.getByText('Aju dikembalikan untuk diperbaiki').closest('[class]')?.parentElement;
  expect(list?.textContent).toContain('Nilai terlalu rendah.');
  await press('Barang');
  expect(visited).toHaveBeenCalledWith('contents', 'barang');
});

test('the way to a field leads into its step and to its control', async () => {
  open({ record: buildPpftz(), step: 'review' });
  await userEvent.click(await screen.findByRole('button', { name: 'Kolom Gudang/TPS belum diisi' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Gudang/TPS' })),
  );
});

const declaration = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Saya menyatakan/ });
const declare = async () => userEvent.click(await declaration());
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Simpan dan Kirim' }));
async function confirm() {
  await send();
  const question = within(screen.getByRole('alertdialog', { name: 'Kirim data?' }));
  question.getByText('Anda yakin akan mengirim pengajuan ini?');
  await userEvent.click(question.getByRole('button', { name: 'Simpan dan Kirim' }));
}

test('nothing is sent without the declaration', async () => {
  const { onSend } = open({ record: buildFilledPpftz(), step: 'review' });
  await send();
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  expect(screen.getByText('Centang pernyataan ini sebelum mengirim.')).toBeDefined();
  expect(onSend).not.toHaveBeenCalled();
});

test('a declared record is sent once the question is answered', async () => {
  const { onSend, onSent } = open({ record: buildFilledPpftz(), step: 'review' });
  await declare();
  await confirm();
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('Terkirim'));
  expect(onSend).toHaveBeenCalledTimes(1);
});

test('a refusal lists its reasons, each with the way to its field', async () => {
  const lacks = Object.assign(refusal('Aju belum lengkap.'), {
    status: 400,
    fieldErrors: [
      { path: ['no_surat_pindah'], message: 'Kolom Nomor Surat Pindah belum diisi' },
      { path: ['barang'], message: 'Barang belum ada.' },
    ],
  });
  const { visited } = open({
    record: buildFilledPpftz(),
    step: 'review',
    review: { onSend: () => Promise.reject(lacks) },
  });
  await declare();
  await confirm();
  const dialog = within(await screen.findByRole('dialog', { name: 'Keterangan Gagal Kirim' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Barang belum ada.' }));
  expect(visited).toHaveBeenCalledWith('contents', 'barang');
});

test('any other failure is shown in the confirmation, which can be repeated', async () => {
  const onSend = vi
    .fn<Review['onSend']>()
    .mockRejectedValueOnce(Object.assign(refusal('Server sedang sibuk.'), { status: 503 }))
    .mockResolvedValue('Terkirim');
  const { onSent } = open({ record: buildFilledPpftz(), step: 'review', review: { onSend } });
  await declare();
  await confirm();
  const question = within(screen.getByRole('alertdialog'));
  await question.findByText('Server sedang sibuk.');
  await userEvent.click(question.getByRole('button', { name: 'Simpan dan Kirim' }));
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('Terkirim'));
});

const changed = () => Object.assign(refusal('Aju diubah, belum dikirim.'), { status: 412 });
const note = () => screen.findByRole('group', { name: /^Aju diubah di tempat lain/ });
const changesIn = (frame: HTMLElement) =>
  within(frame)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('another user’s change before sending is shown, and requires a new declaration', async () => {
  const before = withRows(buildFilledPpftz({ version: '3', file_kk: 'kk.pdf' }));
  const [first, ...others] = storedGoods;
  const now = {
    ...before,
    record: buildFilledPpftz({
      version: '7',
      carrier: 'KM Umsini',
      hasProxy: true,
      gross: '500',
      file_kk: null,
      file_pindah: 'pindah.pdf',
    }),
    goods: [
      ...others.slice(1),
      { ...first, value: '9000000' },
      { ...first, id: 'new', description: 'Piano' },
    ],
    containers: [],
    packaging: [{ id: 'p1', count: '3', kind: 'CT' }],
  } as typeof before;
  const load = vi.fn<Load>().mockResolvedValueOnce(before).mockResolvedValue(now);
  const onSend = vi.fn<Review['onSend']>().mockRejectedValueOnce(changed()).mockResolvedValue('Terkirim');
  const { onSent } = open({
    record: before.record,
    step: 'review',
    review: { load, onSend, renderContents: ({ goods }) => <p>{goods.length} barang dibaca</p> },
  });
  await screen.findByText(`${storedGoods.length} barang dibaca`);
  await declare();
  await confirm();
  const changesNote = await note();
  await waitFor(() => expect(document.activeElement).toBe(changesNote));
  expect(changesIn(changesNote)).toEqual([
    'Dikuasakan: Tidak menjadi Ya',
    'Nama Sarana Pengangkut: KM Kelud menjadi KM Umsini',
    'Bruto: 412,50\u00a0kg menjadi 500,00\u00a0kg',
    'Kartu Keluarga: kk.pdf menjadi (kosong)',
    'Surat Pindah: (kosong) menjadi pindah.pdf',
    ...before.containers.map(({ number }) => `Kontainer ${number} dihapus`),
    'Kemasan, Jumlah: 12 menjadi 3',
    'Kemasan, Jenis: PK menjadi CT',
    `Barang “${first?.description}”, Nilai Barang: 6.500.000 menjadi 9.000.000`,
    'Barang “Piano” ditambahkan',
    `Barang “${others[0]?.description}” dihapus`,
  ]);
  // The confirmation is closed, and the declaration reset: it was about another version.
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect((await declaration()).checked).toBe(false);
  screen.getByText(`${now.goods.length} barang dibaca`);
  await send();
  expect(onSend).toHaveBeenCalledTimes(1);
  await declare();
  await confirm();
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('Terkirim'));
  expect(onSend.mock.calls.map(([{ version }]) => version)).toEqual(['3', '7']);
});

test('a file that was replaced by another one of its name is no reason to send unseen', async () => {
  const onSend = vi.fn<Review['onSend']>().mockRejectedValue(changed());
  open({ record: buildFilledPpftz(), step: 'review', review: { onSend } });
  await declare();
  await confirm();
  const changesNote = await note();
  expect(changesIn(changesNote)).toEqual([]);
  expect(changesNote.textContent).toContain('yang sama namanya');
  expect((await declaration()).checked).toBe(false);
});

test('a failed reload is shown in the confirmation, and nothing is sent', async () => {
  const record = buildFilledPpftz();
  const load = vi
    .fn<Load>()
    .mockResolvedValueOnce(withRows(record))
    .mockRejectedValueOnce(refusal('Server tidak menjawab.'))
    .mockResolvedValue(withRows(record));
  const onSend = vi.fn<Review['onSend']>().mockRejectedValue(changed());
  open({ record, step: 'review', review: { load, onSend } });
  await declare();
  await confirm();
  const question = within(screen.getByRole('alertdialog'));
  await question.findByText('Server tidak menjawab.');
  await userEvent.click(question.getByRole('button', { name: 'Simpan dan Kirim' }));
  await note();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a record that fails to load shows an error, and can be requested again', async () => {
  const record = buildFilledPpftz();
  const load = vi
    .fn<Load>()
    .mockRejectedValueOnce(refusal('Server tidak menjawab.'))
    .mockResolvedValue(withRows(record));
  open({ record, step: 'review', review: { load } });
  await screen.findByText('Server tidak menjawab.');
  await press('Coba lagi');
  await declaration();
});

test('an unusual rate of VAT causes a warning before sending, and the confirmed warning is sent', async () => {
  const { onSend } = open({ record: buildFilledPpftz(), step: 'review', review: { usualVat: '12' } });
  await declare();
  expect(
    screen.getByText(`${storedGoods.length} barang memakai tarif PPN lain dari 12,0 %. Periksa lagi.`),
  ).toBeDefined();
  await send();
  const question = within(screen.getByRole('alertdialog'));
  question.getByText(/lain dari 12,0 %\. Periksa lagi\. Kirim bila tarif itu/);
  await userEvent.click(question.getByRole('button', { name: 'Simpan dan Kirim' }));
  await waitFor(() => expect(onSend).toHaveBeenCalledWith(expect.anything(), ['tarif_ppn']));
});
