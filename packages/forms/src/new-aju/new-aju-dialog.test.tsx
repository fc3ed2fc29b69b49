import { buildIdentityTypes } from '@pabean/api/fixtures';
import { dialog, select, textField } from '@pabean/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal } from '../testing/answers.ts';
import { renderInOffice } from '../testing/in-office.tsx';
import { NewAjuDialog, type NewAjuDialogProps } from './new-aju-dialog.tsx';

function open(props: Partial<NewAjuDialogProps<unknown>> = {}) {
  const calls = { onSave: vi.fn(async () => ({})), onSaved: vi.fn(), onRequestClose: vi.fn(), ...props };
  renderInOffice(<NewAjuDialog open identityTypes={buildIdentityTypes()} {...calls} />);
  return calls;
}
const identityNumber = textField(/^(Nomor|No\.) /);
const create = () => dialog(/aju/i).press('Buat aju');
const filled = { kind: '1', recipient: 'Ratna', identityNumber: 'B 123' } as const;

test('takes a passport as it is typed, and a KTP only with 16 digits', async () => {
  const { onSave } = open({ initial: filled });
  await select('Jenis Identitas').choose('KTP');
  await create();
  await waitFor(() => expect(identityNumber.errors()).toEqual(['No. KTP harus terdiri dari 16 angka.']));
  await select('Jenis Identitas').choose('Paspor');
  await create();
  await waitFor(() =>
    expect(onSave).toHaveBeenCalledWith(
      { kind: '1', recipient: 'Ratna', identityType: '3', identityNumber: 'B 123' },
      expect.anything(),
    ),
  );
});

test('starts at its first field: what moves', () => {
  open();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Barang Pindahan' }));
});

test('shows a refusal of the server at its field, and keeps what was typed', async () => {
  open({
    initial: { ...filled, identityNumber: '0019000017999000' },
    onSave: () =>
      Promise.reject(refusal('Ditolak', { path: ['identityNumber'], message: 'Nomor ini diblokir.' })),
  });
  await create();
  await waitFor(() => expect(identityNumber.errors()).toEqual(['Nomor ini diblokir.']));
  expect(textField('Nama Penerima').value()).toBe('Ratna');
});
