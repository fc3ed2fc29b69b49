import { type OfficeProfile, ppftzSlotsOf } from '@pabean/api/rules';
import { recordAs } from '@pabean/server/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

// Lazy on the page; here it is loaded before the first test.
import './contents-step.tsx';
import './review-step.tsx';

let portal: TestPortal;
let ppjk: Awaited<ReturnType<typeof recordAs>>;

beforeEach(() => {
  // happy-dom cannot show a PDF.
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:uji');
  return start();
});
afterEach(() => {
  vi.restoreAllMocks();
  return portal.close();
});

async function start(differing: Partial<OfficeProfile> = {}) {
  portal = await startTestPortal(differing);
  ppjk = await recordAs(portal.server, 'ppjk');
}
const open = (number: string, search = '', user = 'ppjk') =>
  portal.open(`/ppftz/perekaman/${number}${search}`, user);
const stepNamed = (name: string) => screen.findByRole('heading', { level: 2, name });
/** A field by its label, which may be marked as optional. */
const box = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function save() {
  await press('Simpan');
  const question = within(await screen.findByRole('alertdialog', { name: 'Simpan data?' }));
  await userEvent.click(question.getByRole('button', { name: 'Simpan' }));
}
const setStatus = (id: string, status: string) =>
  portal.server.store.write((trx) => trx.updateTable('ppftz').set({ status }).where('id', '=', id).execute());

it.each([
  ['', 'Identitas dan angkutan', 'Nama Penerima'],
  ['?langkah=2', 'Kontainer, kemasan, barang', 'Tambah barang'],
  ['?langkah=3', 'Tinjau dan kirim', 'Simpan dan Kirim'],
  ['?langkah=9', 'Identitas dan angkutan', 'Nama Penerima'],
])('opens “%s” at the step “%s”', async (search, step, shows) => {
  const { ajuNumber } = await ppjk.begin('2');
  await open(ajuNumber, search);
  await screen.findByRole('heading', { level: 1, name: 'Perekaman Kendaraan Bermotor' });
  await stepNamed(step);
  await waitFor(() => {
    const found = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('textbox')];
    const names = found.map(
      (each) => each.textContent || (each as HTMLInputElement).labels?.[0]?.textContent,
    );
    expect(names).toEqual(expect.arrayContaining([expect.stringContaining(shows)]));
  });
});

it('opens at the field that the address names', async () => {
  const { ajuNumber } = await ppjk.begin();
  await open(ajuNumber, '?langkah=1&isian=no_kk');
  const field = await box('Nomor Kartu Keluarga');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

const literal = ['110', '115', '116', '120', '145', '150'];

it.each([
  ['opens at 100 and 190 only', undefined, ['100', '190'], ['110', '115', '150']],
  ['refuses 100 and 190 only', literal, ['110', '150'], ['100', '190']],
] as const)('%s, as the office reads “Status bukan perekaman”', async (_, editable, opened, refused) => {
  await portal.close();
  await start(editable && { ppftzEditableStatuses: editable });
  const { id, ajuNumber } = await ppjk.begin();
  for (const status of opened) {
    await setStatus(id, status);
    await open(ajuNumber);
    await screen.findAllByRole('heading', { level: 1, name: 'Perekaman Barang Pindahan' });
    expect(screen.queryByText('Status bukan perekaman')).toBeNull();
    cleanup();
  }
  for (const status of refused) {
    await setStatus(id, status);
    await open(ajuNumber);
    await screen.findAllByText('Status bukan perekaman');
    await waitFor(() => expect(location.hash).toBe('#/ppftz/perekaman'));
    expect(screen.queryByRole('heading', { name: 'Perekaman Barang Pindahan' })).toBeNull();
    cleanup();
  }
});

it('shows why the record could not be loaded, and fetches it again', async () => {
  const { ajuNumber } = await ppjk.begin();
  portal.breakCalls(`ppftz/${ajuNumber}`);
  await open(ajuNumber);
  await screen.findByRole('heading', { name: 'Aju tidak dapat dimuat' });
  screen.getByText('Terjadi kesalahan di server.');
  portal.repair();
  await press('Coba lagi');
  await box('Nama Penerima');
});

it('shows the way back from a record that does not exist', async () => {
  await open('1'.repeat(26));
  await screen.findByRole('heading', { name: 'Data tidak ditemukan.' });
  const way = within(screen.getByRole('alert')).getByRole('link', { name: 'Perekaman' });
  expect(way.getAttribute('href')).toBe('#/ppftz/perekaman');
});

it.each([
  ['?langkah=1', 'ref/idgudang', 'Simpan dan lanjut'],
  ['?langkah=2', 'ref/jnskemasan', 'Tambah barang'],
  ['?langkah=3', 'ref/peldn', 'Simpan dan Kirim'],
])('shows why step %s could not be loaded, and fetches it again', async (search, call, shows) => {
  const { ajuNumber } = await ppjk.begin();
  portal.breakCalls(call, 'offline');
  await open(ajuNumber, search);
  await screen.findByRole('heading', { name: 'Aju tidak dapat dimuat' });
  portal.repair();
  await press('Coba lagi');
  await screen.findByRole('button', { name: shows });
});

it('keeps what was typed when it cannot be saved, saves it at the second try, and goes on', async () => {
  const { ajuNumber } = await ppjk.begin();
  await open(ajuNumber);
  fireEvent.change(await box('Nama Sarana Pengangkut'), { target: { value: 'KM Kelud' } });
  portal.breakCalls('ppftz', 'offline');
  await save();
  await screen.findByText(/^Server tidak dapat dihubungi/);
  expect((await box('Nama Sarana Pengangkut')).value).toBe('KM Kelud');
  portal.repair();
  await save();
  await screen.findAllByText(/^Berhasil menyimpan/);
  expect(await ppjk.detail(ajuNumber)).toMatchObject({ carrier: 'KM Kelud' });

  // Continuing requires all fields of the step.
  await press('Simpan dan lanjut');
  const problems = await screen.findByRole('region', { name: /isian yang perlu/ });
  within(problems).getByRole('link', { name: /^Kolom Nomor Surat Pindah/ });
  expect(location.hash).not.toContain('langkah=2');
});

it('shows what is missing in a record, and leads to it in another step', async () => {
  const { id, ajuNumber } = await ppjk.begin('2');
  await ppjk.addPackaging(id);
  await open(ajuNumber, '?langkah=3');
  await userEvent.click(await screen.findByRole('button', { name: /Tanggal BPKB belum/ }));
  await stepNamed('Identitas dan angkutan');
  expect(location.hash).toContain('langkah=1&isian=tgl_bpkb');
});

it('shows the reasons of a refused sending, and sends when nothing is missing', async () => {
  const record = await ppjk.beginFilled();
  await open(record.ajuNumber, '?langkah=3');
  await press('Simpan dan Kirim');
  await screen.findByText('Centang pernyataan ini sebelum mengirim.');
  const declareAgain = async () => {
    const declaration = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Saya menyatakan/ });
    expect(declaration.checked).toBe(false);
    await userEvent.click(declaration);
    await press('Simpan dan Kirim');
  };
  await userEvent.click(screen.getByRole('checkbox'));
  // Removed in another tab.
  await ppjk.save(record.id, { file_kk: '' });
  await press('Simpan dan Kirim');
  const question = async () => within(await screen.findByRole('alertdialog', { name: 'Kirim data?' }));
  const confirm = async () =>
    userEvent.click((await question()).getByRole('button', { name: 'Simpan dan Kirim' }));
  await confirm();
  const changes = await screen.findByRole('group', { name: /^Aju diubah di tempat lain/ });
  within(changes).getByText(/^Kartu Keluarga: scan.*\.pdf menjadi \(kosong\)$/);
  await screen.findByRole('button', { name: /Berkas Kartu Keluarga/ });
  await declareAgain();
  await confirm();
  const refused = await screen.findByRole('dialog', { name: 'Keterangan Gagal Kirim' });
  await userEvent.click(within(refused).getByRole('button', { name: /Kartu Keluarga/ }));
  await waitFor(() => expect(location.hash).toContain('langkah=1&isian=file_kk'));

  await ppjk.upload(record.ajuNumber, 'kk');
  // happy-dom shows no initial choice of a list.
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Jenis Identitas' }), 'NPWP');
  await press('Simpan dan lanjut');
  await stepNamed('Kontainer, kemasan, barang');
  await press('Simpan dan lanjut');
  await userEvent.click(await screen.findByRole('checkbox'));
  await press('Simpan dan Kirim');
  await confirm();
  await waitFor(() => expect(location.hash).toBe('#/ppftz/perekaman'));
  expect(await ppjk.detail(record.ajuNumber)).toMatchObject({ status: '110' });
});

it('sends nothing that the user did not see: what a colleague adds is shown, and declared', async () => {
  const record = await ppjk.beginFilled();
  await open(record.ajuNumber, '?langkah=3');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Saya menyatakan/ }));
  await press('Simpan dan Kirim');
  // With a colleague's session.
  const { addGoods, goods } = await recordAs(portal.server, 'ppjk');
  const [line] = await goods(record.id);
  if (!line) throw new Error('There are no goods.');
  const { id: _, version: __, changed: ___, ...lines } = line;
  await addGoods(record.id, { ...lines, description: 'Piano' });
  const question = within(await screen.findByRole('alertdialog', { name: 'Kirim data?' }));
  await userEvent.click(question.getByRole('button', { name: 'Simpan dan Kirim' }));
  const changes = await screen.findByRole('group', { name: /^Aju diubah di tempat lain/ });
  within(changes).getByText('Barang “Piano” ditambahkan');
  expect(await ppjk.detail(record.ajuNumber)).toMatchObject({ status: '100' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Saya menyatakan/ }).checked).toBe(false);
  // It is in the current list of goods.
  expect(screen.getAllByText('Piano').length).toBeGreaterThan(0);
});

it('shows what an officer asks for beside its field and its file', async () => {
  const { id, ajuNumber } = await ppjk.beginFilled();
  await ppjk.send(id);
  await portal.server.store.write(async (trx) => {
    await trx.updateTable('ppftz').set({ status: '190' }).where('id', '=', id).execute();
    const at = '2026-03-02T05:00:00.000Z';
    const own = { ppftz_id: id, officer: 'Rina', at };
    await trx
      .insertInto('ppftz_correction')
      .values([
        { ...own, id: 'c-1', field: 'no_kk', remark: 'Nomor tidak terbaca.' },
        { ...own, id: 'c-2', field: 'file_kk', remark: 'Pindai lebih terang.' },
        { ...own, id: 'c-3', field: 'barang', remark: 'Rinci per barang.' },
      ])
      .execute();
  });
  await open(ajuNumber);
  const field = await box('Nomor Kartu Keluarga');
  const alert = document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  expect(alert?.textContent).toContain('Nomor tidak terbaca.');
  screen.getByText('Aju dikembalikan untuk diperbaiki');
  expect(screen.getAllByText(/Pindai lebih terang\./)).toHaveLength(2);
  await press('Barang');
  await stepNamed('Kontainer, kemasan, barang');
});

it('offers the files that the kind asks for', async () => {
  const { ajuNumber } = await ppjk.begin('2');
  await open(ajuNumber);
  const list = await screen.findByRole('list', { name: 'Berkas dokumen' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(ppftzSlotsOf('2', false).length);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dikuasakan' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(ppftzSlotsOf('2', true).length);
});

it.each(['importir', 'tps'])('is closed to %s', async (user) => {
  const { ajuNumber } = await ppjk.begin();
  await open(ajuNumber, '', user);
  await screen.findByRole('heading', { name: 'Akses ditolak' });
  expect(portal.calls).not.toContain(`GET ppftz/${ajuNumber}`);
});
