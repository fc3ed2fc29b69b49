import { en as shared } from '@pabean/api/rules';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { en, FormsProvider } from '../messages/index.ts';
import { noAnswer, refusal, tooMany, tooManyUnlessCaptcha } from '../testing/answers.ts';
import { LoginForm, type LoginFormProps } from './login-form.tsx';

test('speaks English inside a provider of English', async () => {
  render(
    <FormsProvider messages={{ forms: en, shared }}>
      <LoginForm onSubmit={() => Promise.reject(noAnswer())} />
    </FormsProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(screen.getByText('Username is empty')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Username'), 'importir');
  await userEvent.type(screen.getByLabelText('Password'), 'rahasia{Enter}');
  expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
});

test('the page’s title shows that it failed, until it is fixed', async () => {
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

test('a captcha replaces waiting if the server allows it: once solved, the attempt is repeated', async () => {
  const wrong = Object.assign(refusal('Username/password tidak sesuai'), { status: 401 });
  const onSubmit = vi
    .fn<NonNullable<LoginFormProps['onSubmit']>>()
    .mockRejectedValueOnce(tooManyUnlessCaptcha(300))
    .mockRejectedValueOnce(wrong)
    .mockRejectedValueOnce(tooManyUnlessCaptcha(300))
    .mockRejectedValue(tooMany(3));
  render(
    <LoginForm
      onSubmit={onSubmit}
      renderCaptcha={({ username, value, onValueChange }) => (
        <button type="button" onClick={() => onValueChange('terjawab')}>
          {`Verifikasi ${username} ${value}`}
        </button>
      )}
    />,
  );
  const captcha = () => screen.queryByRole('button', { name: /^Verifikasi/ });
  await userEvent.type(screen.getByLabelText('Username'), 'importir');
  await userEvent.type(screen.getByLabelText('Password'), 'rahasia{Enter}');
  await expect.poll(captcha).toHaveAccessibleName('Verifikasi importir');
  await userEvent.click(screen.getByRole('button', { name: /^Verifikasi/ }));
  const typed = { username: 'importir', password: 'rahasia' };
  await screen.findByText('Username/password tidak sesuai');
  expect(onSubmit).toHaveBeenLastCalledWith({ ...typed, captcha: 'terjawab' });
  expect(captcha()).toBeNull();

  // A solution counts once, and for one name.
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await expect.poll(captcha).toHaveAccessibleName('Verifikasi importir');
  expect(onSubmit).toHaveBeenLastCalledWith(typed);
  await userEvent.clear(screen.getByLabelText('Username'));
  await userEvent.type(screen.getByLabelText('Username'), 'tps');
  await userEvent.click(screen.getByRole('button', { name: /^Verifikasi/ }));
  await screen.findByText(/dalam 3 detik/);
  expect(onSubmit).toHaveBeenLastCalledWith({ ...typed, username: 'tps' });
  // Here only waiting helps.
  expect(captcha()).toBeNull();
});
