import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refusal } from '../testing/answers.ts';
import { OtpForm } from './otp-form.tsx';

const field = () => screen.getByLabelText('Kode OTP');

test('a pasted code submits itself, whatever surrounds it', async () => {
  const onSubmit = vi.fn();
  render(<OtpForm onSubmit={onSubmit} />);
  await userEvent.click(field());
  await userEvent.paste('Kode Anda: 123 456');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledWith({ otp: '123456' });
});

test('it can be filled in by the browser, and keeps leading zeros', async () => {
  const onSubmit = vi.fn();
  render(<OtpForm onSubmit={onSubmit} />);
  expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.type(field(), '012345');
  expect(onSubmit).toHaveBeenCalledWith({ otp: '012345' });
});

test('an empty field shows an error, for either kind of code', async () => {
  render(<OtpForm onSubmit={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Verifikasi' }));
  expect(screen.getByText('Kolom Kode OTP belum diisi')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pakai kode pemulihan' }));
  await userEvent.click(screen.getByRole('button', { name: 'Verifikasi' }));
  expect(screen.getByText('Kolom Kode pemulihan belum diisi')).toBeVisible();
  expect(screen.getByLabelText('Kode pemulihan')).toHaveFocus();
});

test.each(['A'.repeat(65), 'ABCD–EFGH'])('%s can be no recovery code, and is not sent', async (code) => {
  const onSubmit = vi.fn();
  render(<OtpForm onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('button', { name: 'Pakai kode pemulihan' }));
  await userEvent.click(screen.getByLabelText('Kode pemulihan'));
  await userEvent.paste(code);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Kode pemulihan tidak valid.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the same refused code is sent again by the button only', async () => {
  const onSubmit = vi.fn(() => Promise.reject(refusal('Kode OTP tidak sesuai')));
  render(<OtpForm onSubmit={onSubmit} submitLabel="Konfirmasi" />);
  await userEvent.type(field(), '123456');
  await screen.findByText('Kode OTP tidak sesuai');
  await userEvent.keyboard('{Backspace}123456');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Konfirmasi' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
});
