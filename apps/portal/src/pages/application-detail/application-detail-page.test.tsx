import { actAs, dataUrl, largePdf } from '@pabean/server/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDraft, startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

// Lazy on the page; here it is loaded before the first test.
import './tasks.tsx';

let portal: TestPortal;

beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.close());

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const openDraft = async () => portal.open(`/pengajuan/detilheader/${await addDraft(portal)}`);

it('shows why the application could not be loaded, and shows it when it does', async () => {
  portal.breakCalls('dtlheader', 'offline');
  await openDraft();
  await screen.findByRole('heading', { name: 'Permohonan tidak dapat dimuat' });
  portal.repair();
  await press('Coba lagi');
  await screen.findByRole('heading', { name: 'Data permohonan' });
});

it('shows that an application does not exist, and leads back to the list', async () => {
  await portal.open('/pengajuan/detilheader/TIDAK-ADA');
  await screen.findByRole('heading', { name: 'Data tidak ditemukan.' });
  const out = screen.getByRole('link', { name: 'Ke daftar pengajuan' });
  expect(out.getAttribute('href')).toBe('#/pengajuan/listpengajuan');
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
});

it('shows a separate message for what the account may not see', async () => {
  portal.breakCalls('dtlheader', {
    status: 403,
    message: 'Anda tidak berhak melakukan ini dengan akun ini.',
  });
  await openDraft();
  await screen.findByRole('heading', { name: 'Anda tidak berhak melakukan ini dengan akun ini.' });
});

it('shows why the documents could not be loaded, and shows them when they do', async () => {
  portal.breakCalls('dokap');
  await openDraft();
  const table = within(await screen.findByRole('region', { name: 'Dokumen pelengkap' }));
  await table.findByText('Terjadi kesalahan di server.');
  portal.repair();
  await userEvent.click(table.getByRole('button', { name: 'Coba lagi' }));
  expect((await table.findAllByRole('row')).length).toBeGreaterThan(1);
});

it('opens the editor of a document once its definition and the document itself are here', async () => {
  portal.breakCalls('geteditDokap');
  await openDraft();
  const [fillIn] = await screen.findAllByRole('button', { name: /^Isi / });
  await userEvent.click(fillIn as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('heading', { name: 'Dokumen tidak dapat dimuat' });
  portal.repair();
  await userEvent.click(dialog.getByRole('button', { name: 'Coba lagi' }));
  await screen.findByRole('button', { name: 'Simpan' });
  expect(portal.calls.filter((call) => call === 'POST geteditDokap')).toHaveLength(2);
});

it('opens the editor for a new document once the definitions are here', async () => {
  portal.breakCalls('ref/jndokap', 'offline');
  await openDraft();
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah Dokap' }));
  await screen.findByRole('heading', { name: 'Dokumen tidak dapat dimuat' });
  portal.repair();
  await press('Coba lagi');
  await screen.findByRole('combobox', { name: 'Jenis Dokumen Pelengkap' });
});

it('opens an editor again that was closed a moment ago', async () => {
  await openDraft();
  for (let visit = 0; visit < 2; visit++) {
    await userEvent.click((await screen.findAllByRole('button', { name: /^Isi / }))[0] as HTMLElement);
    await screen.findByRole('textbox', { name: /^Keterangan/ });
    await press('Batal');
  }
});

it('shows that the room for files is used up, keeps what was typed, and saves a file that fits', async () => {
  await portal.close();
  portal = await startTestPortal({ storage: { companyMb: 1, freeMb: 0 } });
  const importir = await actAs(portal.server, 'importir');
  await importir.add(await importir.saveDraft(), {
    code: '2',
    first: '000123',
    file: dataUrl(largePdf()),
    extension: 'pdf',
  });
  await openDraft();
  await userEvent.click(await screen.findByRole('button', { name: 'Isi Surat Permohonan' }));
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const file = () => screen.getByLabelText<HTMLInputElement>(/^Berkas|^Ganti/);
  await screen.findByRole('button', { name: 'Simpan' });
  await userEvent.type(field(/^Nomor Surat/), '118/CLB');
  await userEvent.type(field(/^Tanggal Surat/), '24-09-2026');
  await userEvent.type(field(/^Keterangan/), 'Rangkap dua');
  const large = new File([Uint8Array.from(largePdf())], 'besar.pdf', { type: 'application/pdf' });
  await userEvent.upload(file(), large);
  await press('Simpan');
  const refusal = await screen.findByRole('group', { name: /Gagal simpan data/ });
  within(refusal).getByText(/^Berkas Anda sudah memakai 1 MB dari batas 1 MB.*Hapus dokumen atau draf/);
  expect(document.activeElement).toBe(refusal);
  expect(field(/^Nomor Surat/).value).toBe('118/CLB');
  expect(field(/^Tanggal Surat/).value).toBe('24-09-2026');
  expect(field(/^Keterangan/).value).toBe('Rangkap dua');
  screen.getByText('besar.pdf');
  const small = new File(['%PDF-1.7\nstartxref\n0\n%%EOF\n'], 'kecil.pdf', { type: 'application/pdf' });
  await userEvent.upload(file(), small);
  await press('Simpan');
  await screen.findByText('1 dari 10 dokumen lengkap');
});

it('goes on to the rows of a list as soon as it is said how many there are', async () => {
  await portal.open(`/pengajuan/detilheader/${await addDraft(portal, { permitTypeId: '16' })}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Isi Daftar Peti Kemas' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Jumlah Peti Kemas/ }), '2');
  await press('Simpan');
  await screen.findByRole('textbox', { name: 'Nomor Peti Kemas baris 2' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

it('saves a document and goes on with the next one that waits', async () => {
  await openDraft();
  await userEvent.click(await screen.findByRole('button', { name: 'Isi Surat Permohonan' }));
  await screen.findByRole('button', { name: 'Simpan' });
  await userEvent.type(screen.getByRole('textbox', { name: /^Nomor Surat/ }), '118/CLB');
  await userEvent.type(screen.getByRole('textbox', { name: /^Tanggal Surat/ }), '24-09-2026');
  const file = new File(['%PDF-1.7\nstartxref\n0\n%%EOF\n'], 'surat.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText<HTMLInputElement>(/^Berkas/), file);
  await press('Simpan dan berikutnya');
  const others = (name: string) => name !== 'Surat Permohonan' && name !== 'Pilih tanggal';
  await screen.findByRole('dialog', { name: others });
  await screen.findByRole('button', { name: 'Simpan dan berikutnya' });
  expect(screen.queryByRole('dialog', { name: 'Surat Permohonan' })).toBeNull();
});

it('counts how far a draft is, shows in each row what is missing, and leads to the next', async () => {
  await openDraft();
  const aside = within(await screen.findByRole('region', { name: 'Sebelum dikirim' }));
  const rows = (await screen.findAllByRole('button', { name: /^Isi / })).map(({ ariaLabel }) => ariaLabel);
  expect(screen.getAllByText('Belum diisi')).toHaveLength(rows.length);
  const items = aside
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
    .slice(0, 3);
  expect(items[1]).toBe(`Belum: 0 dari ${rows.length} dokumen lengkap`);
  expect(items[2]).toMatch(/^Belum: Berikutnya: Dokumen Surat Permohonan belum diisi\./);
  await press('Lengkapi Surat Permohonan');
  await screen.findByRole('dialog', { name: 'Surat Permohonan' });
});

it('shows what is missing in the first dialog of sending, and leads there', async () => {
  await openDraft();
  await screen.findAllByRole('button', { name: /^Isi / });
  await press('Kirim');
  const dialog = within(await screen.findByRole('dialog', { name: 'Kirim permohonan' }));
  dialog.getByRole('checkbox', { name: /^Saya menyatakan/ });
  await userEvent.click(dialog.getByRole('button', { name: 'Dokumen Surat Permohonan belum diisi' }));
  await screen.findByRole('dialog', { name: 'Surat Permohonan' });
  expect(screen.queryByRole('dialog', { name: 'Kirim permohonan' })).toBeNull();
});

it('shows what is missing before the documents, in a single column', async () => {
  await openDraft();
  const before = await screen.findByRole('region', { name: 'Sebelum dikirim' });
  const table = await screen.findByRole('table');
  expect(before.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

it('asks of a complete draft only the declaration, and puts no place under the date', async () => {
  const importir = await actAs(portal.server, 'importir');
  const id = await importir.saveDraft();
  await importir.fillAll(id);
  await portal.open(`/pengajuan/detilheader/${id}`);
  const place = await screen.findByRole('row', { name: /Lokasi Kegiatan/ });
  const cells = [...place.querySelectorAll('td')].map(({ textContent }) => textContent);
  expect(cells.slice(0, 2)).toEqual(['Gudang ABatu Ampar', '–']);
  expect(screen.getByText('5 dari 5 dokumen lengkap').closest('li')?.textContent).toMatch(/^Sudah:/);
  await press('Kirim');
  const dialog = within(await screen.findByRole('dialog', { name: 'Kirim permohonan' }));
  expect(dialog.queryByText(/belum lengkap/)).toBeNull();
});

it('lets the rows of a list be read after sending, and shows since when it was sent', async () => {
  const listId = '01JA8M6B1N5R0K2W4Y7Z9A3DEF';
  const importir = await actAs(portal.server, 'importir');
  const id = await importir.saveDraft();
  await importir.fillAll(id);
  await portal.server.store.write(async (trx) => {
    const like = await trx
      .selectFrom('dokap')
      .selectAll()
      .where('application_id', '=', id)
      .where('code', '=', '22')
      .executeTakeFirstOrThrow();
    const list = { ...like, id: listId, code: '151', first: '2', second: null, mandatory: 0 };
    await trx.insertInto('dokap').values(list).execute();
  });
  const rows = [
    { number: 'CSQU3054383', size: '20' },
    { number: 'TGHU6972223', size: '40' },
  ];
  await portal.server.call(
    'saveContainers',
    { body: { user: 'importir', dokapId: listId, rows } },
    importir.token,
  );
  await importir.send(id);
  await portal.open(`/pengajuan/detilheader/${id}`);
  await userEvent.click(await screen.findByRole('button', { name: /^Lihat daftar/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Daftar Peti Kemas' }));
  expect((await dialog.findAllByRole('rowheader')).map(({ textContent }) => textContent)).toEqual([
    'CSQU3054383',
    'TGHU6972223',
  ]);
  expect(dialog.queryByRole('textbox')).toBeNull();
  const timeline = within(screen.getByRole('region', { name: 'Riwayat' }));
  const [, sent, examined] = timeline.getAllByRole('listitem');
  expect(sent?.textContent).toMatch(/^Dikirim\d\d-\d\d-\d{4} \d\d\.\d\dNama importir$/);
  expect(examined?.textContent).toBe('Penelitian (belum)');
});

it('shows since when and why an application was rejected, and what to do', async () => {
  const importir = await actAs(portal.server, 'importir');
  const id = await importir.saveDraft();
  const { store } = portal.server;
  await store.write(async (trx) => {
    await trx
      .updateTable('application')
      .set({ status: '90', sent_at: '2026-09-24T01:00:00.000Z' })
      .where('id', '=', id)
      .execute();
    await trx
      .insertInto('application_history')
      .values({
        id: `${id.slice(0, -1)}Z`,
        application_id: id,
        at: '2126-09-26T03:20:00.000Z',
        actor: '060102030',
        from_status: '20',
        to_status: '90',
        note: 'Denah belum ditandatangani.',
      })
      .execute();
  });
  await portal.open(`/pengajuan/detilheader/${id}`);
  const timeline = within(await screen.findByRole('region', { name: 'Riwayat' }));
  const here = timeline.getAllByRole('listitem').find((item) => item.getAttribute('aria-current'));
  expect(here?.textContent).toBe(
    'Ditolak26-09-2126 10.20Petugas, NIP 060102030 · Alasan: Denah belum ditandatangani.',
  );
  const refile = screen.getByRole('button', { name: 'Ajukan Kembali' });
  // Before the documents, so that it is found at once.
  const documents = screen.getByRole('region', { name: 'Dokumen pelengkap' });
  expect(refile.compareDocumentPosition(documents)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows what the server says is missing where the shared rule sees something else', async () => {
  portal.changeAnswers('dtlheader', (answer) => ({
    ...answer,
    kurang: (answer.kurang as { nilai: { dokap: string } }[]).filter(
      ({ nilai }) => nilai.dokap === 'Surat Pernyataan',
    ),
  }));
  await openDraft();
  const aside = within(await screen.findByRole('region', { name: 'Sebelum dikirim' }));
  await aside.findByText(/Dokumen Surat Pernyataan belum diisi/);
  expect(aside.queryByText(/Surat Permohonan/)).toBeNull();
  const row = within(screen.getByRole('row', { name: /^Surat Pernyataan/ }));
  expect(screen.getAllByText('Belum diisi')).toEqual([row.getByText('Belum diisi')]);
});
