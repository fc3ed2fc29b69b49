import { readRow } from '@pabean/api/contract';
import { actAs, dataUrl, headerOf, largePdf } from '@pabean/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

// Lazy on the page; here it is loaded before the first test.
import './tasks.tsx';

let portal: TestPortal;
let rekan: Awaited<ReturnType<typeof actAs>>;

beforeEach(async () => {
  portal = await startTestPortal();
  rekan = await actAs(portal.server, 'rekan');
});
afterEach(() => portal.close());

/** Opens a complete draft for one user, while another user of the same company has it open, too. */
async function openComplete() {
  const importir = await actAs(portal.server, 'importir');
  const id = await importir.saveDraft({ number: '118/SNB/IX/2026' });
  await importir.fillAll(id);
  await importir.add(id, { code: '2', first: '000123', file: dataUrl(largePdf()), extension: 'pdf' });
  await portal.open(`/pengajuan/detilheader/${id}`);
  await screen.findByText('6 dari 6 dokumen lengkap');
  return id;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function confirmSending() {
  await press('Kirim');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Saya menyatakan/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Kirim' }));
  return within(await screen.findByRole('alertdialog'));
}

it('does not send what another user has changed meanwhile, until it was looked at', async () => {
  const id = await openComplete();
  const question = await confirmSending();
  const body = { ...headerOf({ number: '120/REKAN/IX/2026' }), id, user: 'rekan' };
  await portal.server.call('saveApplication', { body }, rekan.token);
  await userEvent.click(question.getByRole('button', { name: 'Kirim' }));
  await question.findByText(/diubah di tempat lain.*belum dikirim/);
  await userEvent.click(question.getByRole('button', { name: 'Kirim' }));
  await question.findByText(/diubah di tempat lain.*belum dikirim/);
  await userEvent.click(question.getByRole('button', { name: 'Batal' }));
  expect(await screen.findAllByText('120/REKAN/IX/2026')).not.toHaveLength(0);
  await userEvent.click((await confirmSending()).getByRole('button', { name: 'Kirim' }));
  await screen.findByText('Permohonan berhasil dikirim');
});

it('shows a user who deletes a document that the application was sent meanwhile', async () => {
  const id = await openComplete();
  await userEvent.click(await screen.findByRole('button', { name: /^Hapus / }));
  const question = within(await screen.findByRole('alertdialog'));
  await rekan.send(id);
  await userEvent.click(question.getByRole('button', { name: 'Hapus' }));
  await question.findByText('Permohonan sudah dikirim, sehingga tidak dapat diubah atau dihapus.');
  await userEvent.click(question.getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Kirim' })).toBeNull());
  expect(screen.getAllByText('Dikirim')).not.toHaveLength(0);
});

it('shows a user who sends an application a second time that it was sent', async () => {
  const id = await openComplete();
  const question = await confirmSending();
  await rekan.send(id);
  await userEvent.click(question.getByRole('button', { name: 'Kirim' }));
  await question.findByText('Permohonan sudah dikirim, sehingga tidak dapat diubah atau dihapus.');
  await userEvent.click(question.getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Kirim' })).toBeNull());
});

/** Two users fill in the same list of one container; the other one saves first. */
async function saveAfterRekan(mine: string, theirs: string, size = '20') {
  const importir = await actAs(portal.server, 'importir');
  const id = await importir.saveDraft({ permitTypeId: '16' });
  await importir.fill(id, { code: '151', first: '1', second: null });
  const { id: dokapId } = await importir.dokap(id, '151');
  await portal.open(`/pengajuan/detilheader/${id}`);
  await userEvent.click(await screen.findByRole('button', { name: /^Isi daftar / }));
  const editor = within(await screen.findByRole('dialog'));
  await userEvent.type(await editor.findByRole('textbox', { name: /^Nomor Peti Kemas/ }), mine);
  await userEvent.type(editor.getByRole('combobox', { name: /^Ukuran/ }), size);
  const saveTheirs = (size: string) =>
    portal.server.call(
      'saveContainers',
      { body: { user: 'rekan', dokapId, rows: [{ number: theirs, size }] } },
      rekan.token,
    );
  await saveTheirs('40');
  await userEvent.click(editor.getByRole('button', { name: 'Simpan' }));
  const stored = async () =>
    (await portal.server.call('dokapRows', { body: { dokapId } }, rekan.token)).answer?.map(
      (row) => readRow('containers', row).number,
    );
  return {
    editor,
    saveTheirs,
    stored,
    field: () => editor.getByRole<HTMLInputElement>('textbox', { name: /^Nomor Peti Kemas/ }),
  };
}

it('shows what differs in a list of containers that another user has saved meanwhile, and saves what was typed', async () => {
  const { editor, saveTheirs, stored } = await saveAfterRekan('CSQU3054383', 'TOLU4734787');
  const question = await editor.findByRole('group', {
    name: /^Data ini sudah diubah di tempat lain. 2 peti kemas/,
  });
  await waitFor(() => expect(document.activeElement).toBe(question));
  within(question).getByText('CSQU3054383 (20): hanya di isian Anda');
  within(question).getByText('TOLU4734787 (40): hanya di versi terbaru');
  expect(await stored()).toEqual(['TOLU4734787']);
  await saveTheirs('45');
  await userEvent.click(within(question).getByRole('button', { name: 'Simpan isian Anda' }));
  await editor.findByText('TOLU4734787 (45): hanya di versi terbaru');
  await userEvent.click(editor.getByRole('button', { name: 'Simpan isian Anda' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await stored()).toEqual(['CSQU3054383']);
});

it('takes the list of another user, and brings back what was typed', async () => {
  const { editor, field, stored } = await saveAfterRekan('CSQU3054383', 'TOLU4734787');
  await userEvent.click(await editor.findByRole('button', { name: 'Ambil versi terbaru' }));
  expect(field().value).toBe('TOLU4734787');
  expect(document.activeElement).toBe(field());
  await userEvent.click(editor.getByRole('button', { name: 'Urungkan' }));
  expect(field().value).toBe('CSQU3054383');
  expect(await stored()).toEqual(['TOLU4734787']);
});

it('asks nothing where another user has saved the same containers', async () => {
  const { stored } = await saveAfterRekan('CSQU3054383', 'CSQU3054383', '40');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await stored()).toEqual(['CSQU3054383']);
});
