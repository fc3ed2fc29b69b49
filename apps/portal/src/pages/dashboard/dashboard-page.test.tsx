import { actAs, giveCommand, recordAs } from '@pabean/server/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { announceAgain } from '../../session/announcement.ts';
import { addDraft, startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

let portal: TestPortal;

beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.close());

const announcement = () => screen.queryByRole('dialog', { name: 'NPWP 16 digit' });
const waiting = () => screen.findByRole('region', { name: 'Perlu tindakan Anda' });

it('lists the drafts that wait for their owner', async () => {
  const id = await addDraft(portal, { number: '118/SNB/IX/2024' });
  await portal.open('/dashboard');
  const link = await within(await waiting()).findByRole('link', { name: 'Lanjutkan 118/SNB/IX/2024' });
  expect(link.getAttribute('href')).toBe(`#/pengajuan/detilheader/${id}`);
});

it('shows why the drafts could not be loaded, and shows them when they do', async () => {
  portal.breakCalls('pengajuan', 'offline');
  await portal.open('/dashboard');
  const region = within(await waiting());
  expect((await region.findByRole('alert')).textContent).toContain('Server tidak dapat dihubungi');
  portal.repair();
  await userEvent.click(region.getByRole('button', { name: 'Coba lagi' }));
  await region.findByText('Tidak ada yang menunggu tindakan Anda');
});

it('asks nothing about permits for an account without them', async () => {
  await portal.open('/dashboard', 'pindahan');
  await screen.findByRole('link', { name: 'Rekam PPFTZ' });
  expect(portal.calls.filter((call) => call.includes('pengajuan'))).toEqual([]);
});

it('shows what the office returned, and what is to be paid, before what was begun', async () => {
  const ppjk = await recordAs(portal.server, 'ppjk');
  const [returned, billed, begun] = [await ppjk.beginFilled(), await ppjk.beginFilled(), await ppjk.begin()];
  const office = (...words: string[]) =>
    giveCommand(portal.server, 'ppftz', ...words, '--officer', 'Sri Wahyuni');
  await ppjk.send(returned.id);
  await ppjk.send(billed.id);
  await office('return', returned.ajuNumber, '--reason', 'Surat pindah tidak terbaca.');
  await office('bill', billed.ajuNumber, '--code', '620261123000001');
  await portal.open('/dashboard', 'ppjk');
  const list = await within(await waiting()).findByRole('list', { name: '' });
  const links = within(list).getAllByRole('link', { name: /^(Perbaiki|Bayar|Lanjutkan) / });
  expect(links.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Perbaiki', `#/ppftz/perekaman/${returned.ajuNumber}`],
    ['Bayar', `#/ppftz/browse/${billed.ajuNumber}`],
    ['Lanjutkan', `#/ppftz/perekaman/${begun.ajuNumber}`],
  ]);
  within(list).getByText('Surat pindah tidak terbaca.');
  within(list).getByText('Bayar dengan kode 620261123000001');
});

it('shows what is under way and what was decided lately, each with the ways into its filtered list', async () => {
  const importir = await actAs(portal.server, 'importir');
  const approved = { approval_number: 'KEP-1/2026', approval_date: '2026-03-02' };
  for (const change of [
    { status: '10' },
    { status: '27' },
    { status: '28' },
    { status: '98' },
    { status: '90' },
    { status: '50', ...approved },
    { status: '99', ...approved },
  ]) {
    const id = await importir.saveDraft({ number: `${change.status}/UJI` });
    await portal.server.store.write((trx) =>
      trx.updateTable('application').set(change).where('id', '=', id).execute(),
    );
  }
  await portal.open('/dashboard');
  await within(await waiting()).findByRole('link', { name: 'Lanjutkan 10/UJI' });
  const waysIn = (part: string) =>
    within(screen.getByRole('region', { name: part }))
      .getAllByRole('link', { name: /\(\d+\)$/ })
      .map((way) => [way.textContent, way.getAttribute('href')?.split('?')[1]]);
  expect(waysIn('Perlu tindakan Anda')).toEqual([
    ['Draf (1)', 'status=draf'],
    ['Ditolak (1)', 'status=ditolak'],
  ]);
  expect(waysIn('Sedang diproses')).toEqual([
    ['Dalam proses (2)', 'status=proses'],
    ['Status lain (1)', 'status=lain'],
  ]);
  expect(waysIn('Baru diputus')).toEqual([
    ['Disetujui (1)', 'status=disetujui'],
    ['Ditolak (1)', 'status=ditolak'],
    ['Status lain (1)', 'status=lain'],
  ]);
  within(screen.getByRole('region', { name: 'Sedang diproses' })).getByRole('link', { name: '27/UJI' });
  await userEvent.click(screen.getByRole('link', { name: 'Dalam proses (2)' }));
  await screen.findByRole('button', { name: 'Dalam proses 2', pressed: true });
});

it('leads from the records of PPFTZ into the lists that hold them', async () => {
  const ppjk = await recordAs(portal.server, 'ppjk');
  const [begun, sent] = [await ppjk.begin(), await ppjk.beginFilled()];
  await ppjk.send(sent.id);
  await portal.open('/dashboard', 'ppjk');
  const underWay = within(await screen.findByRole('region', { name: 'Sedang diproses' }));
  const way = underWay.getByRole('link', { name: 'PPFTZ Penerimaan (1)' });
  expect(way.getAttribute('href')).toBe('#/ppftz/browse?status=110');
  const needed = within(await waiting());
  const toRecord = needed.getByRole('link', { name: 'PPFTZ Perekaman (1)' });
  expect(toRecord.getAttribute('href')).toBe('#/ppftz/perekaman');
  needed.getByRole('link', { name: new RegExp(`^Lanjutkan .*${begun.ajuNumber.slice(-6)}$`) });
});

it('shows what an officer asks, with the way to answer it', async () => {
  const importir = await actAs(portal.server, 'importir');
  const id = await importir.saveDraft({ number: 'TANYA-1/2026' });
  await importir.fillAll(id);
  await importir.send(id);
  await giveCommand(portal.server, 'permit', 'ask', id, '--text', 'Kirim foto segel.', '--officer', 'Rina');
  await portal.open('/dashboard');
  const link = await within(await waiting()).findByRole('link', { name: 'Jawab TANYA-1/2026' });
  expect(link.getAttribute('href')).toBe(`#/brows/detilbrows/${id}`);
  screen.getByText('Petugas menanyakan: Kirim foto segel.');
});

it('opens the announcement at the first entry after signing in, and from its button at any time', async () => {
  await portal.open('/dashboard');
  expect(announcement()).toBeNull();
  announceAgain();
  location.hash = '#/profile';
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  location.hash = '#/dashboard';
  const dialog = within(await screen.findByRole('dialog', { name: 'NPWP 16 digit' }));
  await userEvent.click(dialog.getAllByRole('button', { name: 'Tutup' })[0] as HTMLElement);
  expect(announcement()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pengumuman' }));
  expect(announcement()).not.toBeNull();
});

describe('the announcement', () => {
  async function opened() {
    await portal.open('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Pengumuman' }));
    return within(await screen.findByRole('dialog', { name: 'NPWP 16 digit' }));
  }

  it('shows whose NPWP has 16 digits already', async () => {
    (await opened()).getByText(/^NPWP akun Anda sudah 16 digit: \d{16}/);
    expect(screen.queryByRole('heading', { name: 'Cara mengubah NPWP' })).toBeNull();
  });

  it('shows everybody else how to change it', async () => {
    portal.changeAnswers('otentikasi/me', (answer) => ({ ...answer, npwp: '012345678901000' }));
    (await opened()).getByRole('heading', { name: 'Cara mengubah NPWP' });
    expect(screen.queryByText(/sudah 16 digit/)).toBeNull();
  });
});
