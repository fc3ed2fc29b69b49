import { en as shared } from '@pabean/api/rules';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { en, FormsProvider } from '../messages/index.ts';
import { noAnswer } from '../testing/answers.ts';
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

test('a locked name is sent, and cannot be changed', async () => {
  const onSubmit = vi.fn();
  render(<LoginForm username="importir" onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText('Username'), 'lain');
  await userEvent.type(screen.getByLabelText('Password'), 'rahasia{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ username: 'importir', password: 'rahasia' });
});
