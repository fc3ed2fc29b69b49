import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fieldConforms } from '../../testing/field-conformance.tsx';
import type { UploadFile } from '../file-upload/index.ts';
import { FileSlot, type FileSlotProps } from './file-slot.tsx';

const limit = { checkedKb: 2, shownKb: 1 };
const base = { label: 'Kartu Keluarga', limit, onFile: () => undefined };
const fileOf = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name);
const sending: UploadFile = { id: 'a', name: 'kk-baru.pdf', bytes: 2000, state: 'sending', progress: 0.29 };
const stored = { name: 'kk.pdf', bytes: 1500, onOpen: () => undefined, onDownload: () => undefined };
const input = () => screen.getByLabelText<HTMLInputElement>(/^Kartu Keluarga/);
const button = (name: string) => screen.getByRole('button', { name });

function draw(props: Partial<FileSlotProps> = {}) {
  const view = render(<FileSlot {...base} {...props} />);
  return (more: Partial<FileSlotProps>) => view.rerender(<FileSlot {...base} {...props} {...more} />);
}

describe('FileSlot', () => {
  fieldConforms((props) => <FileSlot {...base} {...props} />, {
    typed: false,
    value: '',
    always: ['PDF, JPG, atau PNG, maks. 1 Kb'],
  });

  it('takes one file, chosen or pasted, and the same one again', async () => {
    const onFile = vi.fn();
    draw({ onFile });
    const file = fileOf('kk.pdf');
    await userEvent.upload(input(), file);
    expect(input().value).toBe('');
    await userEvent.upload(input(), file);
    const clipboardData = new DataTransfer();
    clipboardData.items.add(fileOf('layar.png'));
    fireEvent(input(), new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    expect(onFile.mock.calls.map(([{ name }]) => name)).toEqual(['kk.pdf', 'kk.pdf', 'layar.png']);
  });

  it('shows a refused file with the reason, until another one is chosen or it is removed', async () => {
    const onFile = vi.fn();
    draw({ onFile, stored });
    await userEvent.upload(input(), fileOf('foto.jpg', 4000));
    const reason = document.getElementById(button('Buang foto.jpg').getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('File foto.jpg berukuran 4 Kb, max. 1 Kb.');
    expect(screen.getByText('kk.pdf')).toBeDefined();
    expect(onFile).not.toHaveBeenCalled();
    await userEvent.click(button('Buang foto.jpg'));
    expect(screen.queryByText('foto.jpg')).toBeNull();
    expect(document.activeElement).toBe(input());
  });

  it('keeps the stored file until the new one is uploaded, and the focus in its place', () => {
    const redraw = draw({ stored, upload: sending, onRemove: async () => undefined });
    expect(button('Lihat berkas kk.pdf')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Hapus berkas kk.pdf' })).toBeNull();
    expect(screen.getByRole('progressbar', { name: 'Mengunggah kk-baru.pdf' }).getAttribute('value')).toBe(
      '29',
    );
    button('Batalkan kk-baru.pdf').focus();
    redraw({ stored: { name: 'kk-baru.pdf' }, upload: undefined, done: 'Berhasil' });
    expect(screen.queryByText('kk.pdf')).toBeNull();
    expect(screen.getByText('Berhasil')).toBeDefined();
    expect(document.activeElement).toBe(input());
  });

  it('does not move a focus that is elsewhere', () => {
    const { rerender } = render(
      <>
        <FileSlot {...base} upload={sending} />
        <button type="button">Lain</button>
      </>,
    );
    button('Batalkan kk-baru.pdf').focus();
    button('Lain').focus();
    rerender(
      <>
        <FileSlot {...base} stored={stored} />
        <button type="button">Lain</button>
      </>,
    );
    expect(document.activeElement).toBe(button('Lain'));
  });

  it('offers to retry a failed upload, and cancels one in progress', async () => {
    const [onRetry, onCancel] = [vi.fn(), vi.fn()];
    const redraw = draw({ upload: { ...sending, state: 'failed', error: 'Terputus.' }, onRetry, onCancel });
    expect(input().getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(button('Coba lagi kk-baru.pdf'));
    expect(onRetry).toHaveBeenCalledOnce();
    redraw({ upload: sending });
    expect(document.activeElement).toBe(button('Batalkan kk-baru.pdf'));
    await userEvent.click(button('Batalkan kk-baru.pdf'));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(input());
  });

  it('asks before it removes the file, and returns the focus', async () => {
    const removal = Promise.withResolvers<void>();
    const onRemove = vi.fn(() => removal.promise);
    const redraw = draw({ stored, onRemove });
    await userEvent.click(button('Hapus berkas kk.pdf'));
    expect(document.activeElement).toBe(button('Batal'));
    await userEvent.click(button('Batal'));
    expect(document.activeElement).toBe(button('Hapus berkas kk.pdf'));
    expect(onRemove).not.toHaveBeenCalled();
    await userEvent.click(button('Hapus berkas kk.pdf'));
    await userEvent.click(button('Hapus berkas'));
    redraw({ stored: undefined });
    removal.resolve();
    expect(document.activeElement).toBe(input());
  });

  it('shows a file again that could not be removed', async () => {
    draw({ stored, onRemove: () => Promise.reject(new Error('no')) });
    await userEvent.click(button('Hapus berkas kk.pdf'));
    await userEvent.click(button('Hapus berkas'));
    await waitFor(() => expect(document.activeElement).toBe(button('Hapus berkas kk.pdf')));
  });

  it('changes nothing while it is disabled', () => {
    draw({ disabled: true, stored, onRemove: async () => undefined });
    expect(screen.getAllByRole('button').map(({ title, textContent }) => title || textContent)).toEqual([
      'Lihat',
      'Unduh berkas kk.pdf',
    ]);
  });
});
