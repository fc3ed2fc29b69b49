import { en as shared } from '@pabean/api/rules';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { en, FormsProvider } from '../messages/index.ts';
import { noAnswer, refusal } from '../testing/answers.ts';
import { LoginForm } from './login-form.tsx';

test('speaks English inside a provider of English', async () => {
  render(
    <FormsProvider words={{ forms: en, shared }}>
      <LoginForm onSubmit={() => Promise.reject(noAnswer())} />
    </FormsProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(screen.getByText('Username is empty')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Username'), 'importir');
  await userEvent.type(screen.getByLabelText('Password'), 'rahasia{Enter}');
  expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
});

test('the title of the page says that it failed, until it is mended', async () => {
  document.title = 'Login';
  render(<LoginForm onSubmit={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(document.title).toBe('Kesalahan: Login');
  await userEvent.type(screen.getByLabelText('Username'), 'i');
  await userEvent.type(screen.getByLabelText('Password'), 'r');
  expect(document.title).toBe('Login');
});

test.each(['PT Contoh Bahari', 'x'.repeat(65), 'rina\u200b'])(
  '“%s” is nobody’s name, and is not sent',
  async (name) => {
    const onSubmit = vi.fn();
    render(<LoginForm onSubmit={onSubmit} />);
    await userEvent.type(screen.getByLabelText('Password'), 'rahasia');
    await userEvent.click(screen.getByLabelText('Username'));
    await userEvent.paste(name);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Username tidak valid.');
    expect(screen.getByLabelText('Username')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

test('what is typed after a refusal takes the place of the password', async () => {
  const onSubmit = vi.fn().mockRejectedValueOnce(refusal('Username/password tidak sesuai'));
  render(<LoginForm onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText('Username'), 'importir');
  await userEvent.type(screen.getByLabelText('Password'), 'salah{Enter}');
  await screen.findByRole('alert');
  await userEvent.keyboard('benar{Enter}');
  expect(onSubmit).toHaveBeenLastCalledWith({ username: 'importir', password: 'benar' });
});

test('a locked name is sent, and cannot be changed', async () => {
  const onSubmit = vi.fn();
  render(<LoginForm username="importir" onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText('Username'), 'lain');
  await userEvent.type(screen.getByLabelText('Password'), 'rahasia{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ username: 'importir', password: 'rahasia' });
});
