import { npwpOf, samples } from '@pabean/server/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

let portal: TestPortal;

beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.close());

const csv = (text: string) => `data:text/csv;base64,${btoa(text)}`;

async function send(typed: object = {}, user = 'importir') {
  const token = await portal.server.signIn(user);
  const body = { ...samples.sendReport.input.body, npwp: npwpOf(user), user, ...typed };
  const { answer, failure } = await portal.server.call('sendReport', { body }, token);
  if (!answer?.id) throw new Error(failure?.message);
  portal.server.clock.advance(1);
  return answer.id;
}
const sendDay = (day: number, type: '3' | '4' = '3') =>
  send({
    type,
    from: `2026-03-${String(day).padStart(2, '0')}`,
    until: null,
    lines: [{ a: String(day) }],
    file: csv(`a\n${day}\n`),
  });
const open = (search = '') => portal.open(`/pengajuan/browseupload${search}`);
const days = () =>
  screen
    .getAllByRole('rowheader')
    .map((head) => head.closest('[role="row"]')?.textContent?.match(/\d\d-03-2026/)?.[0]);

it('shows the latest first, and asks the server for pages, order, type and words', async () => {
  for (let day = 1; day <= 12; day++) await sendDay(day, day === 12 ? '4' : '3');
  await open();
  await screen.findByText('12-03-2026');
  expect(days()).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: /[Bb]erikut/ }));
  await screen.findByText('01-03-2026');
  expect(days()).toEqual(['02-03-2026', '01-03-2026']);
  await userEvent.click(screen.getByRole('button', { name: 'Tgl. awal' }));
  await waitFor(() => expect(days()[0]).toBe('01-03-2026'));
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Jenis laporan' }),
    'Laporan Rekonsiliasi Manifes Outward',
  );
  await waitFor(() => expect(days()).toEqual(['12-03-2026']));
  expect(screen.getByRole('option', { name: 'Laporan TPE' })).toBeDefined();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Jenis laporan' }),
    'Semua jenis laporan',
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Cari laporan' }), '07-03-2026');
  await waitFor(() => expect(days()).toEqual(['07-03-2026']));
});

it('hands over the file of a row as it was sent, and has that recorded', async () => {
  const id = await sendDay(5);
  await open();
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:uji');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Unduh CSV Laporan TPE 05-03-2026' }));
  await waitFor(() => expect(saved).toEqual(['Laporan 3 05-03-2026.csv']));
  vi.restoreAllMocks();
  const read = () => portal.server.store.db.selectFrom('report').select(['id', 'fetches']).execute();
  await waitFor(async () => expect(await read()).toEqual([{ id, fetches: 1 }]));
});

it('shows for a type without a layout that its file has to be opened', async () => {
  await sendDay(5);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Lihat data Laporan TPE 05-03-2026' }));
  // Its code is loaded when it is opened.
  const text = await screen.findByText(/tidak memiliki susunan kolom/, {}, { timeout: 10_000 });
  expect(text.closest('dialog')).toBe(screen.getByRole('dialog', { name: 'Data laporan' }));
  expect(portal.calls).not.toContain('POST laporan/dataupl');
});

it('shows a message when nothing was sent, and why the list could not be loaded', async () => {
  portal.breakCalls('laporan/browseupload');
  await open();
  await screen.findByText('Terjadi kesalahan di server.');
  portal.repair();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await screen.findByText('Belum ada laporan yang dikirim');
});

it('is closed to type M', async () => {
  await portal.open('/pengajuan/browseupload', 'pindahan');
  await screen.findByRole('heading', { name: 'Akses ditolak' });
  expect(portal.calls).not.toContain('POST laporan/browseupload');
});
