import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fieldConforms } from '../../testing/field-conformance.tsx';
import { ToastProvider } from '../toast/index.ts';
import { FileUpload, type FileUploadProps } from './file-upload.tsx';
import type { UploadFile } from './upload-file.ts';

const limit = { checkedKb: 2, shownKb: 1 };
const nothing = () => undefined;
const base = { label: 'Berkas', limit, files: [], onAdd: nothing, onRemove: nothing };
const fileOf = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name);
const letter: UploadFile = { id: 'a', name: 'surat.pdf', bytes: 2000, state: 'sending', progress: 0.29 };

function choose(...files: File[]) {
  const input = screen.getByLabelText<HTMLInputElement>('Berkas');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  fireEvent.change(input);
  return input;
}

function paste(...files: File[]) {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  fireEvent(screen.getByLabelText('Berkas'), event);
  return event;
}

const draw = (props: Partial<FileUploadProps> = {}) => {
  const view = render(<FileUpload {...base} {...props} />);
  return (more: Partial<FileUploadProps>) => view.rerender(<FileUpload {...base} {...props} {...more} />);
};

describe('FileUpload', () => {
  fieldConforms((props) => <FileUpload {...base} {...props} />, {
    typed: false,
    value: '',
    always: ['PDF, JPG, atau PNG, maks. 1 Kb'],
  });

  it('shows the true percentage, rounded down', () => {
    draw({ files: [letter] });
    const bar = screen.getByRole('progressbar', { name: 'Mengunggah surat.pdf' });
    expect(bar.getAttribute('value')).toBe('29');
    expect(bar.getAttribute('aria-valuetext')).toMatch(/^29\s% dari 2 Kb$/);
  });

  it('announces what happened to the files, but no percentages', () => {
    const redraw = draw({ files: [letter] });
    const announced = () => screen.getByRole('status').textContent;
    expect(announced()).toBe('');
    redraw({ files: [{ ...letter, progress: 0.9 }] });
    expect(announced()).toBe('');
    const manifest: UploadFile = { id: 'b', name: 'manifes.pdf', bytes: 9, state: 'waiting' };
    redraw({ files: [{ ...letter, state: 'done' }, manifest] });
    expect(announced()).toBe('surat.pdf terunggah. manifes.pdf ditambahkan.');
    redraw({ files: [{ ...manifest, state: 'failed' }] });
    expect(announced()).toBe('manifes.pdf belum terunggah. Coba lagi, atau buang berkas ini.');
  });

  it('announces in the live region of the app where there is one', () => {
    const inApp = (files: readonly UploadFile[]) => (
      <ToastProvider>
        <FileUpload {...base} files={files} />
      </ToastProvider>
    );
    const { rerender } = render(inApp([letter]));
    rerender(inApp([{ ...letter, state: 'done' }]));
    expect(screen.getByRole('status').textContent).toBe('surat.pdf terunggah.');
  });

  it('lets the same file be chosen again', () => {
    const onAdd = vi.fn();
    draw({ onAdd });
    const file = fileOf('surat.pdf');
    expect(choose(file).value).toBe('');
    choose(file);
    expect(onAdd).toHaveBeenCalledTimes(2);
  });

  it('removes a refused file when one of the same name is accepted', () => {
    draw();
    choose(fileOf('foto.jpg', 4000), fileOf('catatan.txt'));
    expect(screen.getByText('File foto.jpg berukuran 4 Kb, max. 1 Kb.')).toBeDefined();
    choose(fileOf('foto.jpg'));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'TXTcatatan.txt1 KbBerkas harus PDF, JPG, atau PNG. Pilih berkas lain.',
    ]);
  });

  it('of one file keeps only the last refusal, and takes only one of several', () => {
    const onAdd = vi.fn();
    draw({ multiple: false, onAdd });
    choose(fileOf('foto.jpg', 4000));
    choose(fileOf('surat.pdf'), fileOf('lain.pdf'));
    expect(onAdd).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ name: 'surat.pdf' })]);
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });

  it('offers a retry only for failed files, and only with a handler', () => {
    const failed: UploadFile = { ...letter, state: 'failed' };
    const redraw = draw({ files: [failed, { ...failed, id: 'b', state: 'refused' }], onRetry: nothing });
    expect(screen.getAllByRole('button', { name: 'Coba lagi surat.pdf' })).toHaveLength(1);
    redraw({ onRetry: undefined });
    expect(screen.queryByRole('button', { name: 'Coba lagi surat.pdf' })).toBeNull();
  });

  it('accepts nothing while it is disabled', () => {
    const onAdd = vi.fn();
    draw({ disabled: true, files: [letter], onAdd });
    paste(fileOf('surat.pdf'));
    expect(onAdd).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('takes files from the clipboard, and ignores everything else there', () => {
    const onAdd = vi.fn();
    draw({ onAdd });
    expect(paste(fileOf('surat.pdf')).defaultPrevented).toBe(true);
    expect(onAdd).toHaveBeenCalledTimes(1);
    expect(paste().defaultPrevented).toBe(false);
    expect(onAdd).toHaveBeenCalledTimes(1);
  });
});
