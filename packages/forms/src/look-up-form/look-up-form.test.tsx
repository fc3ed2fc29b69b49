import type { FoundTransit } from '@pabean/api/contract';
import { groupRegistrationCode } from '@pabean/api/rules';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInOffice } from '../testing/in-office.tsx';
import { otherCode, sampleCode } from '../testing/sample-registration-code.ts';
import { LookUpForm } from './look-up-form.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Kode Registrasi' });

test('each miss is announced, and a found request removes the message', async () => {
  const onLookUp = vi
    .fn<(code: string) => Promise<FoundTransit>>()
    .mockResolvedValueOnce({ id: null, message: 'Data tidak ditemukan', icon: 'error' })
    .mockResolvedValueOnce({ id: null, message: 'Data tidak ditemukan', icon: 'error' })
    .mockResolvedValueOnce({ id: 'pdf-1' });
  const onFound = vi.fn();
  renderInOffice(<LookUpForm onLookUp={onLookUp} onFound={onFound} />);
  await userEvent.type(field(), `${sampleCode}{Enter}`);
  const first = await screen.findByRole('alert');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
  await userEvent.clear(field());
  await userEvent.type(field(), `${otherCode}{Enter}`);
  await waitFor(() => expect(onFound).toHaveBeenCalledWith('pdf-1'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a code from the address is shown in groups', () => {
  renderInOffice(<LookUpForm code={sampleCode.toLowerCase()} onLookUp={vi.fn()} onFound={vi.fn()} />);
  expect(field().value).toBe(groupRegistrationCode(sampleCode));
});

test('an empty field shows an error, and no request is made', async () => {
  const onLookUp = vi.fn();
  renderInOffice(<LookUpForm onLookUp={onLookUp} onFound={vi.fn()} />);
  await userEvent.type(field(), ' {Enter}');
  await screen.findByRole('link', { name: 'Kolom Kode Registrasi belum diisi' });
  expect(onLookUp).not.toHaveBeenCalled();
});

test('invalid input stays unchanged on blur', async () => {
  renderInOffice(<LookUpForm onLookUp={vi.fn()} onFound={vi.fn()} />);
  await userEvent.type(field(), '7g2k 9qxm');
  await userEvent.tab();
  expect(field().value).toBe('7g2k 9qxm');
  await screen.findByText('Kode Registrasi tidak valid.');
});
