import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInOffice } from '../testing/in-office.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const codes = ['7K3M-PQ9X-2WTD', 'B0HZ-91RN-V6CJ'];
const copy = () => userEvent.click(screen.getByRole('button', { name: 'Salin semua' }));

test('all codes are copied, one a line', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderInOffice(<RecoveryCodes codes={codes} username="importir" onDone={vi.fn()} />);
  await copy();
  expect(written).toHaveBeenCalledWith('7K3M-PQ9X-2WTD\nB0HZ-91RN-V6CJ');
  expect(await screen.findByText('Kode pemulihan disalin')).toBeVisible();
});

test('where the browser refuses, the codes are selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  renderInOffice(<RecoveryCodes codes={codes} username="importir" onDone={vi.fn()} />);
  await copy();
  expect(await screen.findByText(/Peramban tidak mengizinkan/)).toBeVisible();
  expect(String(getSelection())).toContain('7K3M-PQ9X-2WTD');
});

test('prints what is on the screen', async () => {
  const print = vi.spyOn(globalThis, 'print').mockReturnValue();
  renderInOffice(<RecoveryCodes codes={codes} username="importir" onDone={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cetak' }));
  expect(print).toHaveBeenCalledTimes(1);
});
