import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInOffice } from '../testing/in-office.tsx';
import { sampleQrCode } from '../testing/sample-qr-code.ts';
import { TwoFactorDialog } from './two-factor-dialog.tsx';

test('closing over recovery codes shows that they have to be stored first', async () => {
  const onRequestClose = vi.fn();
  const never = vi.fn();
  renderInOffice(
    <TwoFactorDialog
      purpose="codes"
      username="importir"
      onStart={never}
      onActivate={never}
      onDeactivate={never}
      onRenew={async () => ['7K3M-PQ9X-2WTD']}
      onRequestClose={onRequestClose}
    />,
  );
  await userEvent.type(screen.getByLabelText('Password saat ini'), 'rahasia{Enter}');
  await userEvent.type(await screen.findByLabelText('Kode OTP'), '123456');
  await screen.findByText('7K3M-PQ9X-2WTD');
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  const kept = screen.getByRole('checkbox', { name: 'Saya sudah menyimpan kode ini' });
  expect(await screen.findByText('Simpan kode pemulihan dahulu, lalu centang.')).toBeVisible();
  expect(kept).toHaveFocus();
  expect(onRequestClose).not.toHaveBeenCalled();
  await userEvent.click(kept);
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(onRequestClose).toHaveBeenCalledOnce();
});

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
