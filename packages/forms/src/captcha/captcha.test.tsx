import { office020400 } from '@pabean/api/rules';
import { OfficeProvider } from '@pabean/ui/office';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { easyCaptcha } from '../testing/easy-captcha.ts';
import { renderInOffice } from '../testing/in-office.tsx';
import { CaptchaField, type CaptchaFieldProps } from './captcha-field.tsx';
import type { Grecaptcha } from './load-recaptcha.ts';

function InAForm(props: Partial<CaptchaFieldProps>) {
  const [value, setValue] = useState('');
  return (
    <>
      <CaptchaField label="Verifikasi" load={easyCaptcha} {...props} value={value} onValueChange={setValue} />
      <output aria-label="nilai">{value}</output>
      <button type="button" onClick={() => setValue('')}>
        Mulai lagi
      </button>
    </>
  );
}
const valueText = () => screen.getByRole('status', { name: 'nilai' }).textContent ?? '';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('hands over a solution of the challenge that it was given', async () => {
  renderInOffice(<InAForm />);
  await press('Saya bukan robot');
  await screen.findByRole('button', { name: 'Terverifikasi' });
  const { challenge, solution } = JSON.parse(atob(valueText()));
  expect(solution.derivedKey.startsWith(challenge.parameters.keyPrefix)).toBe(true);
});

test('a solved one does not begin again, and one that the form let go of does', async () => {
  const load = vi.fn(easyCaptcha);
  renderInOffice(<InAForm load={load} />);
  await press('Saya bukan robot');
  await press(await screen.findByRole('button', { name: 'Terverifikasi' }).then(() => 'Terverifikasi'));
  expect(load).toHaveBeenCalledTimes(1);
  await press('Mulai lagi');
  await press('Saya bukan robot');
  await screen.findByRole('button', { name: 'Terverifikasi' });
  expect(load).toHaveBeenCalledTimes(2);
});

test('a refused solution is solved anew', async () => {
  const { rerender } = renderInOffice(<InAForm />);
  await press('Saya bukan robot');
  await screen.findByRole('button', { name: 'Terverifikasi' });
  rerender(<InAForm error="Verifikasi sudah dipakai." />);
  expect(screen.getByRole('button', { name: 'Verifikasi lagi' }).getAttribute('aria-disabled')).toBeNull();
});

test('work that nobody waits for any more is ended', async () => {
  let signal: AbortSignal | undefined;
  const load = (given: AbortSignal) => {
    signal = given;
    return new Promise<never>(() => undefined);
  };
  const { unmount } = renderInOffice(<InAForm load={load} />);
  await press('Saya bukan robot');
  unmount();
  expect(signal?.aborted).toBe(true);
});

afterEach(() => Reflect.deleteProperty(globalThis, 'grecaptcha'));

test('an office with reCAPTCHA shows Google’s checkbox and returns its token', async () => {
  const google: Grecaptcha = {
    ready: (callback) => callback(),
    render(element, options) {
      const box = document.createElement('button');
      box.textContent = `kotak ${options.sitekey}`;
      box.onclick = () => options.callback('jawaban google');
      element.append(box);
      return 1;
    },
    reset: vi.fn(),
  };
  Object.assign(globalThis, { grecaptcha: google });
  const office = { ...office020400, captcha: { provider: 'recaptcha', siteKey: 'kunci' } } as const;
  render(
    <OfficeProvider office={office}>
      <InAForm />
    </OfficeProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'kotak kunci' }));
  expect(valueText()).toBe('jawaban google');
});
