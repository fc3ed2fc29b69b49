import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conforms } from '../../testing/conformance.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

const question: ConfirmDialogProps = {
  open: true,
  heading: 'Hapus dokap',
  question: 'Anda yakin akan menghapus data ini?',
  confirmLabel: 'Hapus',
  onConfirm: () => undefined,
  onCancel: () => undefined,
};

describe('ConfirmDialog', () => {
  conforms((props) => <ConfirmDialog {...question} {...props} />);

  it('cancels on Escape', async () => {
    const onCancel = vi.fn();
    render(<ConfirmDialog {...question} onCancel={onCancel} />);
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('announces why it failed', () => {
    const { rerender } = render(<ConfirmDialog {...question} />);
    expect(screen.getByRole('alert').textContent).toBe('');
    rerender(<ConfirmDialog {...question} error="Server tidak dapat dihubungi." />);
    expect(screen.getByRole('alert').textContent).toBe('Server tidak dapat dihubungi.');
  });
});
