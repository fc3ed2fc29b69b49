import { maxListed } from '@pabean/api/contract';
import { actAs, addApplications } from '@pabean/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDraft, startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

// Lazy on the page; here it is loaded before the first test.
import '../application-detail/tasks.tsx';

let portal: TestPortal;

beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.close());

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function openWithDraft() {
  await addDraft(portal, { number: '118/SNB/IX/2024' });
  await portal.open('/pengajuan/listpengajuan');
  return screen.findByRole('row', { name: /118\/SNB\/IX\/2024/ });
}

it('has each application behind one of its tabs, those with a status that no other tab names too', async () => {
  const importir = await actAs(portal.server, 'importir');
  for (const status of ['10', '27', '50', '90', '91', '98', '99']) {
    const id = await importir.saveDraft({ number: `${status}/UJI` });
    await portal.server.store.write((trx) =>
      trx.updateTable('application').set({ status }).where('id', '=', id).execute(),
    );
  }
  await portal.open('/pengajuan/listpengajuan');
  await screen.findByRole('row', { name: /91\/UJI/ });
  const tabs = within(screen.getByRole('group', { name: 'Saring menurut status' })).getAllByRole('button');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    ...['Semua 7', 'Draf 1', 'Dalam proses 1', 'Disetujui 1', 'Ditolak 1', 'Status lain 3'],
  ]);
  await press('Status lain 3');
  expect(
    screen
      .getAllByRole('rowheader')
      .map((head) => head.textContent)
      .toSorted(),
  ).toEqual([...['91/UJI', '98/UJI', '99/UJI']]);
});

it('distinguishes similar drafts by when each was made', async () => {
  const importir = await actAs(portal.server, 'importir');
  await importir.saveDraft({ number: '001/SAMA' });
  portal.server.clock.advance(3 * 60_000);
  await importir.saveDraft({ number: '001/SAMA' });
  await portal.open('/pengajuan/listpengajuan');
  const rows = await screen.findAllByRole('row', { name: /001\/SAMA/ });
  const made = rows.map((row) => within(row).getByText(/^Dibuat \d\d-\d\d-\d{4} \d\d\.\d\d$/).textContent);
  expect(new Set(made)).toHaveLength(2);
});

it('is found by Back as it was left, a moment after the last change too', async () => {
  await addDraft(portal, { number: '119/SNB/IX/2024' });
  await openWithDraft();
  await userEvent.type(screen.getByRole('searchbox'), '118');
  const [detail, ...others] = screen.getAllByRole('link', { name: /^Detail permohonan/ });
  expect(others).toEqual([]);
  await userEvent.click(detail as HTMLElement);
  await screen.findByRole('heading', { name: 'Data permohonan' });
  history.back();
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('118');
  expect(location.hash).toBe('#/pengajuan/listpengajuan?cari=118');
});

it('shows why the list could not be loaded, and shows it when it does', async () => {
  portal.breakCalls('pengajuan');
  await portal.open('/pengajuan/listpengajuan');
  expect((await screen.findByRole('alert')).textContent).toContain('Terjadi kesalahan di server.');
  portal.repair();
  await press('Coba lagi');
  await screen.findByText('Belum ada pengajuan');
});

it('deletes a draft once it was asked, and says so', async () => {
  const row = await openWithDraft();
  await userEvent.click(within(row).getByRole('button', { name: 'Hapus permohonan 118/SNB/IX/2024' }));
  const question = screen.getByRole('alertdialog', { name: 'Hapus data permohonan' });
  expect(within(question).getByText(/118\/SNB\/IX\/2024/)).toBeDefined();
  await userEvent.click(within(question).getByRole('button', { name: 'Hapus' }));
  await screen.findByText('Belum ada pengajuan');
  expect(screen.getAllByText('Data berhasil dihapus')).not.toHaveLength(0);
});

it('shows a refused deletion where it was asked, and deletes at the next try', async () => {
  await openWithDraft();
  portal.breakCalls('delete', { status: 409, message: 'Permohonan sudah dikirim.' });
  await press(/^Hapus permohonan/);
  await press('Hapus');
  const question = screen.getByRole('alertdialog');
  await within(question).findByText('Permohonan sudah dikirim.');
  portal.repair();
  await press('Hapus');
  await screen.findByText('Belum ada pengajuan');
});

it('keeps the rows when newer ones do not come, and brings them with the next try', async () => {
  await openWithDraft();
  portal.breakCalls('pengajuan', 'offline');
  await press(/^Hapus permohonan/);
  await press('Hapus');
  const alert = await screen.findByText('Data terbaru tidak dapat dimuat');
  expect(alert.closest('[role=alert]')?.textContent).toContain('Server tidak dapat dihubungi');
  expect(screen.getByRole('row', { name: /118\/SNB\/IX\/2024/ })).toBeDefined();
  portal.repair();
  await press('Coba lagi');
  await screen.findByText('Belum ada pengajuan');
});

it('finds what is older than the latest 5,000 by asking the server', async () => {
  const { store } = portal.server;
  const account = await store.db
    .selectFrom('account')
    .select(['id', 'company_id'])
    .where('username', '=', 'importir')
    .executeTakeFirstOrThrow();
  const owner = { accountId: account.id, companyId: account.company_id };
  await addApplications(store, owner, maxListed + 1);
  await portal.open('/pengajuan/listpengajuan');
  await screen.findByText('Daftar ini memuat 5.000 pengajuan terbaru');
  expect(screen.queryByRole('row', { name: /S-0\/2026/ })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Cari pengajuan' }), 'S-0/2026');
  await screen.findByRole('row', { name: /S-0\/2026/ });
  expect(screen.getByText('Daftar ini memuat 5.000 pengajuan terbaru')).toBeDefined();
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Cari pengajuan' }));
  await screen.findByRole('row', { name: /S-1\/2026/ });
  expect(screen.queryByRole('row', { name: /S-0\/2026/ })).toBeNull();
});

it('asks the server for no search as long as the whole list is here', async () => {
  await openWithDraft();
  const before = portal.calls.filter((call) => call === 'POST pengajuan').length;
  await userEvent.type(screen.getByRole('searchbox', { name: 'Cari pengajuan' }), 'tidak ada');
  await screen.findByText(/Tidak ada/);
  expect(portal.calls.filter((call) => call === 'POST pengajuan')).toHaveLength(before);
});

it('opens at the application that was just sent, and marks it until something else is asked for', async () => {
  const importir = await actAs(portal.server, 'importir');
  for (let count = 1; count <= 11; count++) await importir.saveDraft({ number: `00${count}/LAMA` });
  const id = await importir.saveDraft({ number: '999/BARU' });
  await importir.fillAll(id);
  await portal.open(`/pengajuan/detilheader/${id}`);
  await screen.findByText('5 dari 5 dokumen lengkap');
  await press('Kirim');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Saya menyatakan/ }));
  for (const step of ['dialog', 'alertdialog'])
    await userEvent.click(within(await screen.findByRole(step)).getByRole('button', { name: 'Kirim' }));
  await userEvent.click((await screen.findAllByRole('button', { name: 'Tutup' })).at(-1) as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'Pengajuan' });
  const row = await screen.findByRole('row', { name: /999\/BARU/ });
  await waitFor(() => expect(row.getAttribute('aria-current')).toBe('true'));
  expect(screen.getAllByText('Permohonan 999/BARU berhasil dikirim')).not.toHaveLength(0);
  await press('Halaman 1');
  // Saved within one millisecond: the order of the drafts is not defined.
  expect(await screen.findAllByRole('row', { name: /LAMA/ })).toHaveLength(10);
  await press('Halaman 2');
  expect((await screen.findByRole('row', { name: /999\/BARU/ })).getAttribute('aria-current')).toBeNull();
});
