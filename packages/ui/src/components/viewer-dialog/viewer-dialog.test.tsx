import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conforms } from '../../testing/conformance.tsx';
import type { ViewerFile } from '../file-viewer/index.ts';
import { ViewerDialog, type ViewerDialogProps } from './viewer-dialog.tsx';

const pdf: ViewerFile = {
  bytes: new TextEncoder().encode('%PDF-1.4\n%%EOF\n'),
  mediaType: 'application/pdf',
  name: 'Izin KEP-7.pdf',
};
const viewer: ViewerDialogProps = {
  open: true,
  heading: 'Izin',
  file: pdf,
  pdfViewer: true,
  onDownload: () => undefined,
  onRequestClose: () => undefined,
};

describe('ViewerDialog', () => {
  conforms((props) => <ViewerDialog {...viewer} {...props} />);

  it('shows a PDF with an allowed type, and revokes its URL', async () => {
    const { unmount } = render(<ViewerDialog {...viewer} />);
    const frame = await screen.findByTitle<HTMLIFrameElement>('Berkas Izin KEP-7.pdf');
    const shown = await fetch(frame.src);
    expect(shown.headers.get('content-type')).toBe('application/pdf');
    unmount();
    await expect(fetch(frame.src)).rejects.toThrow();
  });

  it.each(['text/html', 'image/svg+xml', 'application/octet-stream', ''])(
    'never shows a file of type %j',
    (mediaType) => {
      const bytes = new TextEncoder().encode('<script>document.title = "x"</script>');
      render(<ViewerDialog {...viewer} file={{ bytes, mediaType, name: 'halaman.html' }} />);
      screen.getByText('Berkas ini tidak dapat ditampilkan di sini.');
      expect(document.querySelector('iframe, img')).toBeNull();
    },
  );

  it('shows an error when a picture cannot be decoded', async () => {
    const bytes = new TextEncoder().encode('bukan gambar');
    render(<ViewerDialog {...viewer} file={{ bytes, mediaType: 'image/png', name: 'foto.png' }} />);
    await screen.findByText('Berkas ini tidak dapat ditampilkan di sini.');
  });

  it('offers a download where the browser shows no PDF', async () => {
    const onDownload = vi.fn();
    render(<ViewerDialog {...viewer} pdfViewer={false} onDownload={onDownload} />);
    screen.getByText('Peramban ini tidak menampilkan PDF di sini.');
    await userEvent.click(screen.getByRole('button', { name: 'Unduh' }));
    expect(onDownload).toHaveBeenCalledWith(pdf);
  });

  it('shows why the file could not be loaded, and requests it again', async () => {
    const retry = vi.fn();
    render(<ViewerDialog {...viewer} file={undefined} problem={{ text: 'Koneksi terputus.', retry }} />);
    expect(screen.getByRole('alert').textContent).toContain('Koneksi terputus.');
    expect(screen.queryByRole('button', { name: 'Unduh' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('is busy while the file is loading', async () => {
    render(<ViewerDialog {...viewer} file={undefined} />);
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull());
  });
});
