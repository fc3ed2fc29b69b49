import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInOffice } from '../testing/in-office.tsx';
import { NpwpDialog } from './npwp-dialog.tsx';

test('asks before it closes over what was typed', async () => {
  const onRequestClose = vi.fn();
  renderInOffice(<NpwpDialog open onSave={vi.fn()} onSaved={vi.fn()} onRequestClose={onRequestClose} />);
  await userEvent.type(screen.getByLabelText('NPWP'), '0019');
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
  expect(onRequestClose).not.toHaveBeenCalled();
  expect(screen.getByText(/Isian belum disimpan/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Buang isian' }));
  expect(onRequestClose).toHaveBeenCalledOnce();
});
