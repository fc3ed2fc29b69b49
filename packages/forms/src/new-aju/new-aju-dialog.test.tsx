import { buildIdentityTypes } from '@pabean/api/fixtures';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refusal } from '../testing/answers.ts';
import { renderInOffice } from '../testing/in-office.tsx';
import { NewAjuDialog, type NewAjuDialogProps } from './new-aju-dialog.tsx';

function open(props: Partial<NewAjuDialogProps<unknown>> = {}) {
  const calls = { onSave: vi.fn(async () => ({})), onSaved: vi.fn(), onRequestClose: vi.fn(), ...props };
  renderInOffice(<NewAjuDialog open identityTypes={buildIdentityTypes()} {...calls} />);
  return calls;
}
const filled = { kind: '1', recipient: 'Ratna', identityNumber: 'B 123' } as const;

test('takes a passport as it is typed, and a KTP only with 16 digits', async () => {
  const { onSave } = open({ initial: filled });
  await userEvent.selectOptions(screen.getByLabelText('Jenis Identitas'), 'KTP');
  await userEvent.click(screen.getByRole('button', { name: 'Buat aju' }));
  expect(await screen.findAllByText('No. KTP harus terdiri dari 16 angka.')).toHaveLength(2);
  await userEvent.selectOptions(screen.getByLabelText('Jenis Identitas'), 'Paspor');
  await userEvent.click(screen.getByRole('button', { name: 'Buat aju' }));
  await vi.waitFor(() =>
    expect(onSave).toHaveBeenCalledWith(
      { kind: '1', recipient: 'Ratna', identityType: '3', identityNumber: 'B 123' },
      expect.anything(),
    ),
  );
});

test('shows a refusal of the server at its field, and keeps what was typed', async () => {
  open({
    initial: { ...filled, identityNumber: '0019000017999000' },
    onSave: () =>
      Promise.reject(refusal('Ditolak', { path: ['identityNumber'], message: 'Nomor ini diblokir.' })),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Buat aju' }));
  expect(await screen.findAllByText('Nomor ini diblokir.')).toHaveLength(2);
  expect(screen.getByLabelText<HTMLInputElement>('Nama Penerima').value).toBe('Ratna');
});
