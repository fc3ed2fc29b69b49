import { office020400 } from '@pabean/api/rules';
import { OfficeProvider } from '@pabean/ui/office';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { noAnswer } from '../testing/answers.ts';
import { easyCaptcha } from '../testing/easy-captcha.ts';
import { renderInOffice } from '../testing/in-office.tsx';
import type { CaptchaLoader } from './captcha-field.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { useCaptchaAhead } from './use-captcha-ahead.ts';

interface FormProps {
  load: CaptchaLoader;
  begins?: boolean;
  goodFor?: number;
}

function InAForm({ load, begins = true, goodFor = 600 }: FormProps) {
  const captcha = useCaptchaAhead({ load, begins, goodFor });
  const [handed, setHanded] = useState('');
  return (
    <>
      <CaptchaField
        label="Verifikasi"
        load={load}
        value={captcha.value}
        onValueChange={captcha.setValue}
        ahead={captcha.altcha}
      />
      <button type="button" onClick={() => captcha.ready().then(setHanded, () => setHanded('gagal'))}>
        Ambil
      </button>
      <button type="button" onClick={captcha.renew}>
        Ditolak
      </button>
      <output aria-label="nilai">{handed}</output>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const handed = () => screen.getByRole('status', { name: 'nilai' }).textContent ?? '';

test('is solved without a press once it is time, and not before', async () => {
  const load = vi.fn(easyCaptcha);
  const { rerender } = renderInOffice(<InAForm load={load} begins={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<InAForm load={load} />);
  await screen.findByRole('button', { name: 'Terverifikasi' });
  await press('Ambil');
  await waitFor(() => expect(handed()).toMatch(/^ey/));
  expect(load).toHaveBeenCalledTimes(1);
});

test('is solved on demand if it was not started', async () => {
  renderInOffice(<InAForm load={easyCaptcha} begins={false} />);
  await press('Ambil');
  await waitFor(() => expect(handed()).toMatch(/^ey/));
});

test('one that has expired is solved anew by itself', async () => {
  const load = vi.fn(easyCaptcha);
  renderInOffice(<InAForm load={load} goodFor={0.2} />);
  await waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(2));
});

test('one that was refused is given up for another', async () => {
  renderInOffice(<InAForm load={easyCaptcha} />);
  await screen.findByRole('button', { name: 'Terverifikasi' });
  await press('Ambil');
  await waitFor(() => expect(handed()).toMatch(/^ey/));
  const first = handed();
  await press('Ditolak');
  await press('Ambil');
  await waitFor(() => expect(handed()).not.toBe(first));
  expect(handed()).toMatch(/^ey/);
});

test('one that cannot be fetched rejects, shows the error, and is retried when online', async () => {
  const load = vi
    .fn<CaptchaLoader>(easyCaptcha)
    .mockRejectedValueOnce(noAnswer())
    .mockRejectedValueOnce(noAnswer());
  renderInOffice(<InAForm load={load} />);
  await screen.findByRole('button', { name: 'Verifikasi lagi' });
  await press('Ambil');
  await waitFor(() => expect(handed()).toBe('gagal'));
  dispatchEvent(new Event('online'));
  await screen.findByRole('button', { name: 'Terverifikasi' });
});

function OnlyAPerson({ load }: Pick<FormProps, 'load'>) {
  const { altcha, ready } = useCaptchaAhead({ load, begins: true });
  const [value, setValue] = useState('belum');
  return (
    <button type="button" onClick={() => ready().then(setValue)}>
      {altcha ? 'sendiri' : `orang: ${value}`}
    </button>
  );
}

test('an office with reCAPTCHA fetches no challenge', async () => {
  const load = vi.fn(easyCaptcha);
  const office = { ...office020400, captcha: { provider: 'recaptcha', siteKey: 'kunci' } } as const;
  render(
    <OfficeProvider office={office}>
      <OnlyAPerson load={load} />
    </OfficeProvider>,
  );
  await press('orang: belum');
  await screen.findByRole('button', { name: 'orang:' });
  expect(load).not.toHaveBeenCalled();
});
