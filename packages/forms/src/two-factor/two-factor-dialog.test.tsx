import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { sampleQrCode } from '../testing/sample-qr-code.ts';
import { TwoFactorDialog } from './two-factor-dialog.tsx';

test('asks for a password, and sends nothing without one', async () => {
  const onStart = vi.fn(async () => ({ qrCode: sampleQrCode }));
  const never = vi.fn();
  render(
    <TwoFactorDialog
      purpose="on"
      username="importir"
      onStart={onStart}
      onActivate={never}
      onDeactivate={never}
      onRenew={never}
      onRequestClose={never}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Lanjutkan' }));
  expect(await screen.findByText('Kolom Password saat ini belum diisi')).toBeVisible();
  expect(onStart).not.toHaveBeenCalled();
});
