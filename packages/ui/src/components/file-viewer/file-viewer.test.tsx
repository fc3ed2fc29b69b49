import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { FileViewer } from './file-viewer.tsx';

const pdf = { bytes: new Uint8Array([1]), mediaType: 'application/pdf', name: 'PPFTZ 000045.pdf' };

describe('FileViewer', () => {
  conforms((props) => <FileViewer file={undefined} {...props} />);

  it('shows a PDF where the browser can, and a message where it cannot', async () => {
    const { rerender } = render(<FileViewer file={pdf} pdfViewer />);
    expect((await screen.findByTitle(/PPFTZ 000045\.pdf/)).tagName).toBe('IFRAME');
    rerender(<FileViewer file={pdf} pdfViewer={false} />);
    expect(screen.queryByTitle(/PPFTZ 000045\.pdf/)).toBeNull();
    expect(screen.getByText('Peramban ini tidak menampilkan PDF di sini.')).toBeDefined();
  });

  it('shows why the file could not be loaded, and requests it again', async () => {
    const retry = vi.fn();
    render(<FileViewer file={undefined} problem={{ text: 'Server sedang sibuk.', retry }} />);
    expect(screen.getByRole('alert').textContent).toContain('Server sedang sibuk.');
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
