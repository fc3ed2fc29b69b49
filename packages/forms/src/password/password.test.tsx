import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInOffice } from '../testing/in-office.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

const change = (secondFactor: boolean) => {
  const onSave = vi.fn(async () => undefined);
  renderInOffice(
    <ChangePasswordForm
      username="importir"
      secondFactor={secondFactor}
      onSave={onSave}
      onSaved={vi.fn()}
      onCancel={vi.fn()}
    />,
  );
  return onSave;
};

async function type(password: string) {
  await userEvent.type(screen.getByLabelText('Password saat ini'), 'yang lama');
  await userEvent.type(screen.getByLabelText('Password baru'), password);
  await userEvent.type(screen.getByLabelText('Ketik ulang password baru'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Simpan password' }));
}

test.each([
  ['kuda pur', /minimal 15 karakter/],
  ['importir naik kapal', /tidak boleh memuat username/],
  ['pabean tutup malam', /kode kantor. Pilih/],
  ['qwertyuiop12345', /mudah ditebak/],
])('%s is refused before it is sent', async (password, reason) => {
  const onSave = change(false);
  await type(password);
  expect(await screen.findAllByText(reason)).toHaveLength(2);
  expect(onSave).not.toHaveBeenCalled();
});

test('eight characters are enough beside a second factor', async () => {
  const onSave = change(true);
  await type('kuda pur');
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
});

test('a password manager finds the account, and which password is the new one', () => {
  change(false);
  const fields = [...document.querySelectorAll('input')].map((input) => input.autocomplete);
  expect(fields).toEqual(['username', 'current-password', 'new-password', 'new-password']);
});

test('after a link a shorter one is sent, because only the server knows whether it is enough', async () => {
  const onSave = vi.fn(async () => undefined);
  renderInOffice(<NewPasswordForm onSave={onSave} onSaved={vi.fn()} newLink={null} />);
  await userEvent.type(screen.getByLabelText('Password baru'), 'kuda pur');
  await userEvent.type(screen.getByLabelText('Ketik ulang password baru'), 'kuda pur');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan password' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledWith('kuda pur', expect.anything()));
});
