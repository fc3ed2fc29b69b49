import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { SaveOptions } from '../internal/index.ts';
import { refusal, underWay } from '../testing/answers.ts';
import { chosenPdf } from '../testing/filled-registration.ts';
import { renderInOffice } from '../testing/in-office.tsx';
import { DocumentSlots, type DocumentSlotsProps } from './document-slots.tsx';

const answer = { message: 'Berhasil meng-upload dokumen', fileName: 'kk-7f3a.pdf' };

function draw(props: Partial<DocumentSlotsProps> = {}) {
  const calls = {
    onUpload: vi.fn<DocumentSlotsProps['onUpload']>(async () => answer),
    onRemove: vi.fn<DocumentSlotsProps['onRemove']>(async () => undefined),
    onOpen: vi.fn(),
    onDownload: vi.fn(),
    ...props,
  };
  const view = renderInOffice(<DocumentSlots kind="1" hasProxy={false} files={{}} {...calls} />);
  const redraw = (more: Partial<DocumentSlotsProps>) =>
    view.rerender(<DocumentSlots kind="1" hasProxy={false} files={{}} {...calls} {...more} />);
  return { ...calls, ...view, redraw };
}
const place = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const choose = (name: string, file = chosenPdf('kk.pdf')) => userEvent.upload(place(name), file);
const button = (name: string) => screen.getByRole('button', { name });
const names = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('label')?.textContent?.trim().replace(/\s+/g, ' '));

test('shows the places of a kind and of a proxy, and which sending needs', () => {
  const { redraw } = draw();
  expect(names()).toEqual([
    ...['Identitas Penerima', 'Kartu Keluarga', 'Surat Dukcapil (opsional)', 'Surat Pindah'],
    ...['Surat Pernyataan', 'Surat Rekomendasi BP', 'Packing List (opsional)', 'Dokumen Lain (opsional)'],
  ]);
  redraw({ kind: '2', hasProxy: true });
  expect(names()).toEqual([
    ...['Identitas Penerima', 'Identitas Kuasa', 'Surat Kuasa', 'STNK', 'BPKB', 'Surat Jalan', 'Bukti Gesek'],
    ...['Surat Pernyataan (opsional)', 'Surat Rekomendasi BP (opsional)', 'Dokumen Lain (opsional)'],
  ]);
});

test('uploads a file as a data URL, and announces the server’s message with the slot’s name', async () => {
  const { onUpload } = draw();
  await choose('Kartu Keluarga');
  await screen.findByText('kk-7f3a.pdf');
  expect(onUpload).toHaveBeenCalledWith(
    'kk',
    {
      file: expect.stringMatching(/^data:application\/pdf;base64,/),
      extension: 'pdf',
      name: 'kk.pdf',
      bytes: chosenPdf().size,
    },
    { signal: expect.any(AbortSignal), onProgress: expect.any(Function) },
  );
  expect(screen.getByText('Berhasil meng-upload dokumen')).toBeDefined();
  const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(spoken).toContain('Kartu Keluarga: Berhasil meng-upload dokumen');
  expect(document.activeElement).not.toBe(document.body);
});

test('refuses more than 800 Kb before it is sent', async () => {
  const { onUpload } = draw();
  await choose('Kartu Keluarga', new File([new Uint8Array(801 * 1024)], 'kk.jpg'));
  expect(screen.getAllByText('File kk.jpg berukuran 801 Kb, max. 800 Kb.').length).toBeGreaterThan(0);
  expect(onUpload).not.toHaveBeenCalled();
});

test('one place fails while another one is being sent, stays, and takes another try', async () => {
  let failing = true;
  const onUpload = vi.fn<DocumentSlotsProps['onUpload']>((slot, _, { onProgress }) => {
    if (slot === 'pindah') {
      onProgress?.(0.4);
      return underWay();
    }
    return failing ? Promise.reject(refusal('Server sedang penuh.')) : Promise.resolve(answer);
  });
  draw({ onUpload });
  await choose('Surat Pindah', chosenPdf('pindah.pdf'));
  await choose('Kartu Keluarga');
  const bar = await screen.findByRole('progressbar', { name: 'Mengunggah pindah.pdf' });
  await waitFor(() => expect(bar.getAttribute('value')).toBe('40'));
  await waitFor(() => expect(place('Kartu Keluarga').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('Server sedang penuh.').length).toBeGreaterThan(0);
  failing = false;
  await userEvent.click(button('Coba lagi kk.pdf'));
  await screen.findByText('kk-7f3a.pdf');
  expect(document.activeElement).toBe(place('Kartu Keluarga'));
  expect(onUpload.mock.calls.map(([slot]) => slot)).toEqual(['pindah', 'kk', 'kk']);
});

test('offers no other try of a file that was refused itself', async () => {
  const damaged = { path: ['file'], message: 'Isi rusak.' };
  draw({ onUpload: () => Promise.reject(refusal('Ada isian yang perlu diperbaiki.', damaged)) });
  await choose('Kartu Keluarga');
  await waitFor(() => expect(place('Kartu Keluarga').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('Isi rusak.').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^Coba lagi/ })).toBeNull();
  await userEvent.click(button('Buang kk.pdf'));
  expect(document.activeElement).toBe(place('Kartu Keluarga'));
});

test('keeps the old file until the new one has arrived, and when the new one is called off', async () => {
  const signals: AbortSignal[] = [];
  draw({
    files: { kk: 'lama.pdf' },
    onUpload: (_, __, { signal }: SaveOptions) => {
      signals.push(signal);
      return underWay();
    },
  });
  await choose('Kartu Keluarga', chosenPdf('baru.pdf'));
  await waitFor(() => expect(signals).toHaveLength(1));
  expect(button('Lihat berkas lama.pdf')).toBeDefined();
  await userEvent.click(button('Batalkan baru.pdf'));
  expect(signals[0]?.aborted).toBe(true);
  expect(screen.queryByText('baru.pdf')).toBeNull();
  expect(document.activeElement).toBe(place('Kartu Keluarga'));
  expect(button('Hapus berkas lama.pdf')).toBeDefined();
});

test('calls off what is on its way when its place goes, or the widget', async () => {
  const signals = new Map<string, AbortSignal>();
  const { redraw, unmount } = draw({
    hasProxy: true,
    onUpload: (slot, _, { signal }) => {
      signals.set(slot, signal);
      return underWay();
    },
  });
  await choose('Surat Kuasa', chosenPdf('kuasa.pdf'));
  await choose('Kartu Keluarga');
  await waitFor(() => expect(signals.size).toBe(2));
  redraw({ hasProxy: false });
  expect(signals.get('kuasa')?.aborted).toBe(true);
  expect(signals.get('kk')?.aborted).toBe(false);
  unmount();
  expect(signals.get('kk')?.aborted).toBe(true);
});

test('removes after a confirmation, announces it, and focuses the empty slot', async () => {
  const { onRemove } = draw({ files: { kk: 'kk.pdf' } });
  await userEvent.click(button('Hapus berkas kk.pdf'));
  await userEvent.click(button('Hapus berkas'));
  await screen.findByText('berhasil menghapus dokumen');
  expect(onRemove).toHaveBeenCalledWith('kk');
  expect(screen.queryByText('kk.pdf')).toBeNull();
  expect(document.activeElement).toBe(place('Kartu Keluarga'));
  const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(spoken).toContain('Kartu Keluarga: berhasil menghapus dokumen');
});

test('shows at the slot why a file could not be removed', async () => {
  draw({ files: { kk: 'kk.pdf' }, onRemove: () => Promise.reject(refusal('Aju ini sudah dikirim.')) });
  await userEvent.click(button('Hapus berkas kk.pdf'));
  await userEvent.click(button('Hapus berkas'));
  await waitFor(() => expect(document.activeElement).toBe(button('Hapus berkas kk.pdf')));
  const reason = document.getElementById(`${place('Kartu Keluarga').id}-error`);
  expect(reason?.textContent).toBe('Dokumen belum dihapus Aju ini sudah dikirim.');
});

test('shows the record’s file as soon as it changes', async () => {
  const { redraw } = draw();
  await choose('Kartu Keluarga');
  await screen.findByText('kk-7f3a.pdf');
  redraw({ files: { kk: 'kk-dari-tab-lain.pdf' } });
  expect(screen.getByText('kk-dari-tab-lain.pdf')).toBeDefined();
  expect(screen.queryByText('kk-7f3a.pdf')).toBeNull();
});

test('a remark and an error are shown at their slot; the error is removed with a file', async () => {
  draw({
    remarks: { kk: 'Hasil pindai buram.' },
    errors: { kk: 'Kolom Kartu Keluarga belum diisi' },
    idOf: (slot) => `langkah-1-${slot}`,
  });
  const input = place('Kartu Keluarga');
  expect(input.id).toBe('langkah-1-kk');
  const readDescription = () =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  expect(readDescription()).toMatch(
    /Catatan petugas: Hasil pindai buram\..*Kolom Kartu Keluarga belum diisi/,
  );
  await choose('Kartu Keluarga');
  await screen.findByText('kk-7f3a.pdf');
  expect(readDescription()).not.toContain('belum diisi');
});

test('keeps what is typed beside a place while its file is sent', async () => {
  draw({ renderFields: (slot) => (slot === 'kk' ? <input aria-label="Nomor" /> : undefined) });
  const item = screen.getAllByRole('listitem').find((each) => within(each).queryByLabelText('Nomor'));
  expect(item?.textContent).toContain('Kartu Keluarga');
  await userEvent.type(screen.getByLabelText('Nomor'), '2171');
  await choose('Kartu Keluarga');
  await screen.findByText('kk-7f3a.pdf');
  expect(screen.getByLabelText<HTMLInputElement>('Nomor').value).toBe('2171');
});

test('read-only slots open files by their names, and show what is missing', async () => {
  const { onOpen, onDownload } = draw({ readOnly: true, files: { kk: 'kk.pdf' } });
  await userEvent.click(button('Lihat berkas kk.pdf'));
  await userEvent.click(button('Unduh berkas kk.pdf'));
  expect(onOpen).toHaveBeenCalledWith('kk');
  expect(onDownload).toHaveBeenCalledWith('kk');
  expect(screen.getAllByText('Belum ada berkas. Wajib ada untuk mengirim.')).toHaveLength(4);
  expect(screen.getAllByText('Belum ada berkas')).toHaveLength(3);
  expect(document.querySelector('input')).toBeNull();
});

test('takes a file from the clipboard for the place that has the focus', async () => {
  const { onUpload } = draw();
  const clipboardData = new DataTransfer();
  clipboardData.items.add(chosenPdf('layar.pdf'));
  await act(async () => {
    fireEvent(
      place('Surat Pindah'),
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await waitFor(() => expect(onUpload).toHaveBeenCalledWith('pindah', expect.anything(), expect.anything()));
});
